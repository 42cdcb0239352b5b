import { createGlobalStyle } from 'styled-components';
import { fonts } from './layout.js';
import { FOREIGN, WIDGET } from './scope.js';
import { tokens } from './tokens.js';

/** What a host page styles by its name: inside of a widget such an element is the browser's own again. */
const elements = [
  'h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, figure, figcaption, blockquote, pre, code, kbd, samp, hr',
  'a, button, input, textarea, select, optgroup, option, label, fieldset, legend, form, summary, details, dialog',
  'table, caption, thead, tbody, tfoot, tr, th, td',
  'strong, b, em, i, small, sub, sup, mark, time, abbr, address, cite, q, del, ins',
  'section, header, footer, nav, main, article, aside, search',
].join(', ');

const pictures = 'img, svg, canvas, video, iframe';

/**
 * Keeps the host page's styles out of the widgets: what they would inherit, and what is said of elements by their names.
 * It is weaker than everything the widgets and antd say themselves, all of which carries the class of the scope beside
 * one of their own, and stronger than `.article ul li`, for which `$page` is put before it. What is said of pictures is as weak as what libraries say.
 */
export const WidgetReset = createGlobalStyle<{ $page: string }>`
  ${({ $page }) => $page} :is(${elements}).${WIDGET},
  ${({ $page }) => $page} .${WIDGET} :is(${elements}):not(:where(.${FOREIGN} *)),
  .${FOREIGN} :where(${elements}) {
    all: revert;
    box-sizing: border-box;
  }

  /* Browsers hear the attribute as a style of the page, which goes back with all others. */
  ${({ $page }) => $page} :is(input, *).${WIDGET}:where([hidden]:not([hidden='until-found'])),
  ${({ $page }) => $page} .${WIDGET} :is(input, *):where([hidden]:not([hidden='until-found'])),
  .${FOREIGN} :where([hidden]:not([hidden='until-found'])) {
    display: none;
  }

  /* Any element; the name makes it as strong as the first rule. A widget in another one goes by that. */
  ${({ $page }) => $page} :is(div, *).${WIDGET}:not(:where(.${WIDGET} *)) {
    color-scheme: var(--cx-color-scheme);
    color: ${tokens.text};
    font: 14px/22px ${fonts.text};
    font-variant-numeric: tabular-nums;
    font-feature-settings: normal;
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-autospace: normal;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    hyphens: manual;
    cursor: auto;
    visibility: visible;
    list-style: disc outside none;
    border-collapse: separate;
    border-spacing: 0;
  }

  .${WIDGET},
  .${WIDGET} *,
  .${WIDGET} *::before,
  .${WIDGET} *::after {
    box-sizing: border-box;
  }

  /* Attributes say how large a picture is, so they must be heard: what goes back a layer goes back to them. */
  :is(${pictures}).${WIDGET},
  .${WIDGET} :is(${pictures}) {
    width: revert-layer;
    min-width: auto;
    max-width: none;
    height: revert-layer;
    min-height: auto;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    fill: revert-layer;
    float: none;
    filter: none;
    opacity: 1;
    stroke: revert-layer;
    transform: none;
    transition: none;
  }

  :where(${pictures}).${WIDGET},
  .${WIDGET} :where(${pictures}) {
    display: inline;
    vertical-align: baseline;
  }
`;
