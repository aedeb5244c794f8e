/// Files to start with, one for each family of headers.
package enum Starter: String, CaseIterable, Sendable {
  case header, sticky

  /// A whole file.
  package var text: String {
    switch self {
    case .header: Self.headerText
    case .sticky: Self.stickyText
    }
  }

  private static let headerText = #"""
    {
      // Render it:  masthead render header.json -o out
      // Check it:   masthead check header.json
      "name": "inbox",
      // The title collapses over the first 52 points; below 0 the content is pulled down.
      "offsets": [-50, 0, 26, 80],
      "themes": ["light", "dark"],
      "size": { "width": 390, "height": 480 },
      "data": {
        "messages": [
          { "subject": "Lunch on Friday?", "from": "Alex" },
          { "subject": "The draft is ready for review", "from": "Kim" },
          { "subject": "Photos from the trip", "from": "Robin" },
          { "subject": "Invoice for September", "from": "Lee" },
          { "subject": "Your order has shipped", "from": "Post" },
          { "subject": "Team sync moved to 3 PM", "from": "Sasha" },
          { "subject": "Weekend plans", "from": "Jo" },
          { "subject": "Book club picks", "from": "Mika" },
        ],
      },
      "view": {
        "Screen": [
          {
            "HeaderScrollView": {
              "header": {
                "Header": {
                  "title": { "HeaderTitle": "Inbox" },
                  "leading": { "HeaderBack": "Mailboxes" },
                  "trailing": {
                    "HeaderActions": [
                      { "HeaderIconButton": { "icon": "magnifyingGlass", "label": "Search" } },
                      { "HeaderIconButton": { "icon": "plus", "label": "New message" } },
                    ],
                  },
                },
              },
              "content": [
                { "HeaderLargeTitle": { "title": "Inbox", "subtitle": "3 unread" } },
                {
                  "ForEach": {
                    "data": "messages",
                    "content": [
                      {
                        "VStack": {
                          "alignment": "leading",
                          "spacing": 2,
                          "content": [
                            { "Text": "{from}", "modifiers": [{ "font": "headline" }] },
                            { "Text": "{subject}", "modifiers": [{ "foregroundStyle": "secondary" }] },
                          ],
                        },
                        "modifiers": [
                          { "padding": { "edges": "horizontal", "length": 16 } },
                          { "padding": { "edges": "vertical", "length": 10 } },
                          { "frame": { "maxWidth": "infinity", "alignment": "leading" } },
                        ],
                      },
                      { "Separator": {}, "modifiers": [{ "padding": { "edges": "leading", "length": 16 } }] },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    }

    """#

  private static let stickyText = #"""
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
