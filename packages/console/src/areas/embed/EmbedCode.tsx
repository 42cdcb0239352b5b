import { CopyOutlined } from '@ant-design/icons';
import type { EmbedKey } from '@console/api/contract';
import { tokens } from '@console/ui/theme';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { oneOf } from '../../navigation/addressValues.js';
import { embedCode, shells } from './embedCode.js';
import { useEmbedWords } from './embedWords.js';
import { useCopy } from './useCopy.js';

const Code = styled.section`
  margin: 4px 24px 24px;
  border-top: 1px solid ${tokens.line};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 8px;
  }

  > div > :first-child {
    min-width: 0;
  }

  [class*='tabs-nav'] {
    margin: 0;
  }

  [class*='tabs-nav']::before {
    border: 0;
  }

  pre {
    min-height: 108px;
    margin: 0;
    padding: 12px 14px;
    border: 1px solid ${tokens.line};
    border-radius: 6px;
    background: ${tokens.sunken};
    font: 13px/21px ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  @media (max-width: 991.98px) {
    margin-inline: 16px;
  }
`;

export interface EmbedCodeProps {
  shown: EmbedKey;
  /** As chosen now, saved or not: the one that answers where the page names none. */
  assistantId: string;
}

/** The lines that show the chat on a page, for each way to do it, and those for its server. */
export const EmbedCode = ({ shown: { publicKey }, assistantId }: EmbedCodeProps) => {
  const words = useEmbedWords();
  const copy = useCopy();
  const [shell, setShell] = useState<(typeof shells)[number]>('script');
  const code = embedCode(shell, { origin: location.origin, publicKey, assistantId });
  return (
    <Code aria-label={words.code}>
      <div>
        <Tabs
          tabBarGutter={20}
          activeKey={shell}
          onChange={(key) => setShell(oneOf(key, shells) ?? 'script')}
          items={shells.map((key) => ({ key, label: words.shells[key] }))}
        />
        <Button icon={<CopyOutlined />} onClick={() => void copy(code)}>
          {words.copyCode}
        </Button>
      </div>
      <pre>{code}</pre>
    </Code>
  );
};
