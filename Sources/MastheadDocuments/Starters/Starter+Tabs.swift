extension Starter {
  static let tabsText = #"""
    {
      // Render it:  masthead render tabs.json -o out
      // Another tab: masthead render tabs.json --tabs Saved -o out
      "name": "places",
      "offsets": [0, 60, 160],
      "themes": ["light", "dark"],
      "size": { "width": 390, "height": 560 },
      "data": {
        "places": [
          { "name": "Harbour baths", "note": "Open until 21:00" },
          { "name": "Botanical garden", "note": "Free on Sundays" },
          { "name": "Old mill", "note": "Tours at 10 and 14" },
          { "name": "Night market", "note": "Fridays" },
          { "name": "Lighthouse", "note": "199 steps" },
          { "name": "Chapel", "note": "Closed in winter" },
          { "name": "Ferry landing", "note": "Every 20 minutes" },
          { "name": "Book arcade", "note": "Second hand" },
          { "name": "Tea house", "note": "By the pond" },
          { "name": "Viewpoint", "note": "Best at dusk" },
        ],
        "saved": ["Harbour baths", "Tea house"],
      },
      "view": {
        "MaterialTabs": {
          "sizing": "equalWidth",
          "headerStyle": "offset",
          "headerTitle": {
            "VStack": {
              "alignment": "leading",
              "spacing": 4,
              "content": [
                { "Text": "Discover", "modifiers": [{ "font": { "style": "largeTitle", "weight": "bold" } }] },
                { "Text": "Places near you", "modifiers": [{ "foregroundStyle": "secondary" }] },
              ],
            },
            "modifiers": [{ "frame": { "maxWidth": "infinity", "alignment": "leading" } }, { "padding": 20 }],
          },
          "headerBackground": { "Color": { "light": "#EEF2FF", "dark": "#1B1E3A" } },
          "tabs": [
            {
              "title": "Nearby",
              "systemImage": "mappin",
              "content": [
                {
                  "ForEach": {
                    "data": "places",
                    "content": [
                      {
                        "VStack": {
                          "alignment": "leading",
                          "spacing": 2,
                          "content": [
                            { "Text": "{name}", "modifiers": [{ "font": "headline" }] },
                            { "Text": "{note}", "modifiers": [{ "foregroundStyle": "secondary" }] },
                          ],
                        },
                        "modifiers": [
                          { "padding": { "edges": "horizontal", "length": 16 } },
                          { "padding": { "edges": "vertical", "length": 10 } },
                          { "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                        ],
                      },
                      { "Divider": {} },
                    ],
                  },
                },
              ],
            },
            {
              "title": "Saved",
              "systemImage": "star",
              "content": [
                {
                  "ForEach": {
                    "data": "saved",
                    "content": [
                      {
                        "Text": "{item}",
                        "modifiers": [
                          { "font": "headline" },
                          { "padding": 16 },
                          { "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                        ],
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
        "modifiers": [{ "tint": "indigo" }],
      },
    }

    """#
}
