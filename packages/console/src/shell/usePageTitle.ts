import { useEffect } from 'react';
import { useCoreWords } from '../locale/coreWords.js';

/** Names the browser's tab: the page's title, then the product's. */
export const usePageTitle = (title: string | undefined, productTitle?: string): void => {
  const text = useCoreWords();
  const product = productTitle ?? text.productTitle;
  useEffect(() => {
    document.title = title === undefined || title === '' ? product : `${title} - ${product}`;
  }, [title, product]);
};
