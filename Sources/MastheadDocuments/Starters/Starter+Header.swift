extension Starter {
  static let headerText = #"""
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
}
