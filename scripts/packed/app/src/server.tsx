import { serverStyles } from '@console/ui/server-styles';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Widgets } from './Widgets';

/** What a server puts into the page: its styles, and what they style. */
export const render = (nonce: string): { styles: string; body: string } => {
  const styles = serverStyles({ nonce });
  const body = renderToString(
    styles.collect(
      <StrictMode>
        <Widgets nonce={nonce} />
      </StrictMode>,
    ),
  );
  return { styles: styles.tags(), body };
};
