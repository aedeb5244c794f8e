"""A display list as Masthead prints it, drawn by others: Skia on the CPU, and SVG for resvg."""

import os
import re

number = r"-?[0-9.]+"


def colour(text):
    """(red, green, blue, alpha) of #RRGGBB or #RRGGBBAA."""
    values = [int(text[i:i + 2], 16) for i in range(1, len(text), 2)]
    return tuple(values + [255] * (4 - len(values)))


class Scene:
    """Rectangles, rounded rectangles, text, icons and materials, in points. Other items are an error."""

    def __init__(self, text):
        self.items = []
        for line in text.split("\n"):
            line = line.strip()
            if match := re.match(rf"canvas ({number}) x ({number})", line):
                self.size = float(match[1]), float(match[2])
            elif match := re.match(rf"fill (?:rect|continuous)\(({number}) ({number}) ({number}) ({number})"
                                   rf"(?: r ({number}))?\) (#\w+)$", line):
                values = [float(match[i] or 0) for i in range(1, 6)]
                self.items.append(("rectangle", values[:4], values[4], colour(match[6])))
            elif match := re.match(rf'glyphs "(.*)" (\S+) ({number}) at ({number}) ({number}) \d+ glyphs \[(.*)\] (#\w+)$',
                                   line):
                self.items.append(("text", match[1], match[2], float(match[3]), float(match[4]), float(match[5]),
                                   [float(x) for x in match[6].split()], colour(match[7])))
            elif match := re.match(rf"backdrop rect\(({number}) ({number}) ({number}) ({number})\) material\("
                                   rf"blur ({number}) saturation ({number})", line):
                # Others have no such blending: a light tint stands for the base and what follows it.
                self.items.append(("material", [float(match[i]) for i in range(1, 5)], float(match[5]),
                                   float(match[6]), (250, 250, 250, 209)))
            elif re.match(r"(fill|stroke|glyphs|image|backdrop)\b", line):
                raise ValueError(f"not in the comparison: {line}")

    def without_materials(self):
        scene = Scene("")
        scene.size = self.size
        scene.items = [item for item in self.items if item[0] != "material"]
        return scene


def saturation_matrix(amount):
    """The colour matrix of the filter `saturate`, as CSS defines it."""
    weights = [0.213, 0.715, 0.072]
    rows = [[weight * (1 - amount) + (amount if i == row else 0) for i, weight in enumerate(weights)] + [0, 0]
            for row in range(3)]
    return [value for row in rows for value in row] + [0, 0, 0, 1, 0]


# An icon of the same font stands for each icon: its name is not in the font's table of characters.
icon = "\ue1da"


def draw_with_skia(scene, scale, fonts):
    """Returns a function that draws the scene once, and one that returns the picture as PNG."""
    import skia

    width, height = round(scene.size[0] * scale), round(scene.size[1] * scale)
    surface = skia.Surface.MakeRasterN32Premul(width, height)
    faces = {name: skia.Typeface.MakeFromFile(os.path.join(fonts, name + ".ttf"))
             for name in ["Inter", "InterDisplay", "Phosphor", "Phosphor-Bold", "Phosphor-Fill"]}
    calls = []
    for item in scene.items:
        if item[0] == "rectangle":
            _, (x, y, w, h), radius, (r, g, b, a) = item
            paint = skia.Paint(Color=skia.Color(r, g, b, a), AntiAlias=True)
            calls.append(lambda c, r=skia.Rect.MakeXYWH(x, y, w, h), s=radius, p=paint:
                         c.drawRoundRect(r, s, s, p) if s else c.drawRect(r, p))
        elif item[0] == "text":
            _, text, name, size, x, y, places, (r, g, b, a) = item
            name = name.split("@")[0]
            font = skia.Font(faces.get(name, faces["Inter"]), size)
            font.setEdging(skia.Font.Edging.kAntiAlias)
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            text = icon if name.startswith("Phosphor") else text
            places = places if len(places) == len(text) else [i * size / 2 for i in range(len(text))]
            blob = skia.TextBlob.MakeFromPosTextH(text, [x + place for place in places], y, font)
            paint = skia.Paint(Color=skia.Color(r, g, b, a), AntiAlias=True)
            calls.append(lambda c, b=blob, p=paint: c.drawTextBlob(b, 0, 0, p))
        else:
            _, (x, y, w, h), blur, saturation, (r, g, b, a) = item
            effect = skia.ImageFilters.ColorFilter(
                skia.ColorFilters.Matrix(saturation_matrix(saturation)),
                skia.ImageFilters.Blur(blur, blur, skia.TileMode.kMirror))
            rect = skia.Rect.MakeXYWH(x, y, w, h)
            paint = skia.Paint(Color=skia.Color(r, g, b, a))

            # The record only points to its parts: something must hold them.
            def material(canvas, rect=rect, effect=effect, paint=paint, layer=skia.Paint()):
                canvas.save()
                canvas.clipRect(rect)
                record = skia.Canvas.SaveLayerRec(rect, layer, effect, 0)
                canvas.saveLayer(record)
                canvas.drawRect(rect, paint)
                canvas.restore()
                canvas.restore()

            calls.append(material)

    def draw():
        canvas = surface.getCanvas()
        canvas.resetMatrix()
        canvas.scale(scale, scale)
        for call in calls:
            call(canvas)

    return draw, lambda: bytes(surface.makeImageSnapshot().encodeToData())


def svg(scene):
    """The scene as SVG. A material is what is below it once more, through a blur."""
    def fill(rgba):
        return f'fill="#{rgba[0]:02x}{rgba[1]:02x}{rgba[2]:02x}" fill-opacity="{rgba[3] / 255:.3f}"'

    below, head = [], []
    for index, item in enumerate(scene.items):
        if item[0] == "rectangle":
            _, (x, y, w, h), radius, rgba = item
            below.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}" {fill(rgba)}/>')
        elif item[0] == "text":
            _, text, name, size, x, y, places, rgba = item
            family, _, weight = name.partition("@")
            text = icon if family.startswith("Phosphor") else text
            escaped = text.replace("&", "&amp;").replace("<", "&lt;")
            xs = " ".join(f"{x + place:.3f}" for place in places) if len(places) == len(text) else x
            below.append(f'<text x="{xs}" y="{y}" font-family="{family.split("-")[0]}" font-size="{size}" '
                         f'font-weight="{weight or 400}" {fill(rgba)}>{escaped}</text>')
        else:
            _, (x, y, w, h), blur, saturation, rgba = item
            head.append(f'<clipPath id="c{index}"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath>'
                        f'<filter id="f{index}" filterUnits="userSpaceOnUse" x="{x - 3 * blur}" y="{y - 3 * blur}" '
                        f'width="{w + 6 * blur}" height="{h + 6 * blur}"><feGaussianBlur stdDeviation="{blur}"/>'
                        f'<feColorMatrix type="saturate" values="{saturation}"/></filter>')
            below = [f'<g id="b{index}">', *below, "</g>",
                     f'<g clip-path="url(#c{index})"><use href="#b{index}" filter="url(#f{index})"/>',
                     f'<rect x="{x}" y="{y}" width="{w}" height="{h}" {fill(rgba)}/></g>']
    w, h = scene.size
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            f'<defs>{"".join(head)}</defs>{"".join(below)}</svg>')
