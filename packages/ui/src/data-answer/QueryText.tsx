import { CheckOutlined, CopyOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { copyText } from '../clipboard/copyText.js';
import { useWords } from '../locale/useWords.js';
import { numberText } from './cells.js';
import { Heard } from './Chips.styles.js';
import { Query } from './proof.styles.js';
import { dataAnswerWords } from './locale.js';

export interface QueryTextProps {
  sql: string;
  tables: number;
  seconds: number | null;
}

/** The query that was run: closed, and copied without being opened. */
export const QueryText = ({ sql, tables, seconds }: QueryTextProps) => {
  const words = useWords(dataAnswerWords);
  const [copied, setCopied] = useState<boolean>();
  const facts = [words.sqlFacts(tables), ...(seconds === null ? [] : [words.seconds(numberText(seconds, 2))])];
  const copy = async () => setCopied(await copyText(sql));
  return (
    <Query>
      <details>
        <summary>
          <RightOutlined aria-hidden />
          SQL <small>{facts.join(words.comma)}</small>
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard has to reach it. */}
        <pre tabIndex={0} role="region" aria-label={words.sqlText}>
          {sql}
        </pre>
      </details>
      <Button
        type="text"
        icon={copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        onClick={() => void copy()}
        onBlur={() => setCopied(undefined)}
      >
        {copied ? words.copied : words.copy}
      </Button>
      {copied === false && <p role="alert">{words.copyFailed}</p>}
      <Heard role="status">{copied ? words.copied : ''}</Heard>
    </Query>
  );
};
