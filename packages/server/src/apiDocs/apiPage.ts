import type { Language, Messages } from '../http/messages.js';
import type { ServedDocument } from './apiDocument.js';
import { pageWords } from './apiPage.words.js';
import { areaOf, callAreas } from './callAreas.js';
import { type Call, callHtml, escapeHtml } from './callHtml.js';

export interface ApiPageOptions {
  readonly document: ServedDocument;
  readonly messages: Messages;
  readonly language: Language;
  /** Written into the page as they are. */
  readonly style: string;
  readonly script: string;
}

const callsOf = (document: ServedDocument): Call[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

/** The document for people: one page that needs nothing besides itself, and is whole without its script. */
export const apiPage = ({ document, messages, language, style, script }: ApiPageOptions): string => {
  const words = pageWords[language];
  const calls = callsOf(document);
  const unserved = calls.filter(({ operation }) => !operation['x-served']).length;
  const areas = callAreas
    .map((area) => ({
      id: `area-${area.id}`,
      name: language === 'en-US' ? area.en : area.zh,
      calls: calls.filter(({ path }) => areaOf(path).id === area.id),
    }))
    .filter((area) => area.calls.length > 0);
  const links = areas
    .map(
      ({ id, name, calls: { length } }) =>
        `<a href="#${id}" data-link="${id}"><span>${escapeHtml(name)}</span><span class="count">${length}</span></a>`,
    )
    .join('');
  const sections = areas
    .map(
      ({ id, name, calls: own }) =>
        `<section class="area" id="${id}" aria-labelledby="${id}-name"><h2 id="${id}-name">${escapeHtml(name)} <span class="count">${own.length}</span></h2>${own
          .map((call) => callHtml(call, { document, words, messages, language }))
          .join('')}</section>`,
    )
    .join('');
  const { title, version } = document.info;

  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(words.title)} - ${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<aside class="side"><p class="brand">${escapeHtml(title)}</p><nav aria-label="${escapeHtml(words.areas)}">${links}</nav></aside>
<main>
<header class="top">
<h1>${escapeHtml(words.title)} <span class="version">${escapeHtml(version)}</span></h1>
<p>${escapeHtml(words.lead(calls.length, unserved))}</p>
<p>${escapeHtml(words.envelope)}</p>
<p>${escapeHtml(words.token)} <a href="/openapi.json">${escapeHtml(words.document)}</a></p>
</header>
<form class="filter" role="search" hidden><label for="filter">${escapeHtml(words.filter)}</label><input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="${escapeHtml(words.filterHint)}"><output for="filter" data-unit="${escapeHtml(words.found)}"></output></form>
${sections}
<p class="none" hidden>${escapeHtml(words.nothing)}</p>
</main>
<script>${script}</script>
</body>
</html>
`;
};
