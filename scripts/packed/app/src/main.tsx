import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Widgets } from './Widgets';

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
const nonce = meta?.nonce || meta?.content;
const page = (
  <StrictMode>
    <Widgets {...(nonce && { nonce })} />
  </StrictMode>
);

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
if (root.firstElementChild === null) createRoot(root).render(page);
else hydrateRoot(root, page);
