extension Starter {
  static let stickyText = #"""
    {
      // Render it:  masthead render sticky.json -o out
      // Check it:   masthead check sticky.json
      "name": "catalog",
      // The picture stretches when it is pulled down, and the bar pins once the picture has gone.
      "offsets": [-60, 0, 120, 260],
      "themes": ["light", "dark"],
      "size": { "width": 390, "height": 600 },
      "data": {
        "sections": [
          { "name": "Fruits", "items": ["Apples", "Pears", "Plums", "Cherries", "Apricots", "Figs"] },
          { "name": "Vegetables", "items": ["Leeks", "Carrots", "Beets", "Kale", "Fennel", "Peas"] },
        ],
      },
      "view": {
        "ScrollView": [
          {
            "LazyVStack": {
              "spacing": 0,
              "pinnedViews": "sectionHeaders",
              "content": [
                {
                  "StretchingHero": {
                    "height": 220,
                    "content": {
                      "Text": "Market",
                      "modifiers": [
                        { "font": { "style": "largeTitle", "weight": "bold" } },
                        { "foregroundStyle": "white" },
                        { "padding": 20 },
                      ],
                    },
                    "background": {
                      "LinearGradient": {
                        "colors": ["indigo", "purple"],
                        "startPoint": "topLeading",
                        "endPoint": "bottomTrailing",
                      },
                    },
                  },
                },
                {
                  "ForEach": {
                    "data": "sections",
                    "as": "section",
                    "content": [
                      {
                        "Section": {
                          "header": {
                            "Text": "{section.name}",
                            "modifiers": [
                              { "font": "headline" },
                              { "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                              { "padding": { "edges": "horizontal", "length": 16 } },
                              { "frame": { "height": 44 } },
                              { "background": "regularMaterial" },
                              { "overlay": { "alignment": "bottom", "content": { "Divider": {} } } },
                            ],
                          },
                          "content": [
                            {
                              "ForEach": {
                                "data": "section.items",
                                "content": [
                                  {
                                    "Text": "{item}",
                                    "modifiers": [
                                      { "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                                      { "padding": { "edges": "horizontal", "length": 16 } },
                                      { "frame": { "height": 48 } },
                                      {
                                        "overlay": {
                                          "alignment": "bottom",
                                          "content": {
                                            "Divider": {},
                                            "modifiers": [{ "padding": { "edges": "leading", "length": 16 } }],
                                          },
                                        },
                                      },
                                    ],
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
        "modifiers": [{ "ignoresSafeArea": "top" }],
      },
    }

    """#
}
