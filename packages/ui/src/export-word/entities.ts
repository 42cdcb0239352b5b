import { characterEntities } from 'character-entities';

/**
 * Bundlers choose for workers what is made for pages, too: the reader of markdown asks the page's document what &amp; and
 * its like mean, as soon as it is loaded. A worker has no document, so it is given as much of one as this takes. Has to be
 * loaded before the reader.
 */
const letters = () => {
  let said = '';
  return {
    set innerHTML(source: string) {
      said = source.replace(/^&(\w+);$/, (all, name: string) =>
        Object.hasOwn(characterEntities, name) ? (characterEntities[name] ?? all) : all,
      );
    },
    get textContent() {
      return said;
    },
  };
};

if (!('document' in globalThis)) Object.defineProperty(globalThis, 'document', { value: { createElement: letters } });
