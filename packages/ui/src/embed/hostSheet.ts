/**
 * What the element is to its page: a block of the size that the page gives it. `!important` inside of a shadow root is
 * stronger than that of the page, so the element is there also where a page resets everything; its size stays the page's.
 */
const rules = `
  :host {
    display: block !important;
    box-sizing: border-box !important;
    min-height: inherit;
  }

  :host([hidden]) {
    display: none !important;
  }

  .mount {
    all: initial;
    display: block;
    height: 100%;
    min-height: inherit;
    direction: ltr;
    unicode-bidi: isolate;
  }
`;

let sheet: CSSStyleSheet | undefined;

/** The one sheet that all elements begin with. */
export const hostSheet = (): CSSStyleSheet => {
  if (sheet !== undefined) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
};
