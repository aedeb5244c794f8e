extension Starter {
  static let scalingText = #"""
    {
      // Render it:  masthead render scaling.json -o out
      // A film:     masthead film scaling.json -o scroll.png
      "name": "walk",
      // Below 0 the content is pulled down, and the header grows.
      "offsets": [-60, 0, 90, 220],
      "themes": ["light", "dark"],
      "size": { "width": 390, "height": 600 },
      "view": {
        "ScalingHeaderScrollView": {
          "minHeight": 96,
          "maxHeight": 280,
          "allowsHeaderGrowth": true,
          "header": {
            "LinearGradient": {
              "colors": ["orange", "pink", "indigo"],
              "startPoint": "bottom",
              "endPoint": "top",
            },
            "modifiers": [
              {
                "overlay": {
                  "alignment": "bottomLeading",
                  "content": {
                    "Text": "Coast path",
                    "modifiers": [
                      { "font": { "style": "largeTitle", "weight": "bold" } },
                      { "foregroundStyle": "white" },
                      { "padding": 20 },
                    ],
                  },
                },
              },
            ],
          },
          "content": [
            {
              "ForEach": {
                "data": { "from": 1, "through": 14 },
                "as": "stage",
                "content": [
                  {
                    "Text": "Stage {stage}",
                    "modifiers": [
                      { "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                      { "padding": { "edges": "horizontal", "length": 20 } },
                      { "frame": { "height": 44 } },
                    ],
                  },
                  { "Divider": {} },
                ],
              },
            },
          ],
        },
        "modifiers": [{ "ignoresSafeArea": "top" }],
      },
    }

    """#
}
