import { LockOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Address, Bar, Blocks, Frame, Lines, Nav, Page } from './hostPage.styles.js';
import { useEmbedWords } from './embedWords.js';

/** The picture of somebody else's page, in its own fixed colours, with the chat over it. */
export const HostPage = ({ children }: { children: ReactNode }) => {
  const words = useEmbedWords();
  return (
    <Frame>
      <Bar aria-hidden>
        <i />
        <i />
        <i />
        <Address>
          <LockOutlined />
          {words.host.address}
        </Address>
      </Bar>
      <Page>
        <div aria-hidden>
          <Nav>
            <b>{words.host.name}</b>
            {words.host.links.map((link) => (
              <span key={link}>{link}</span>
            ))}
          </Nav>
          <strong>{words.hostTitle}</strong>
          <p>{words.hostText}</p>
          <Blocks>
            {words.hostAreas.map(([area, price]) => (
              <span key={area}>
                <b>{area}</b>
                {price}
              </span>
            ))}
          </Blocks>
          <Lines>
            <i />
            <i />
            <i />
          </Lines>
        </div>
        {children}
      </Page>
    </Frame>
  );
};
