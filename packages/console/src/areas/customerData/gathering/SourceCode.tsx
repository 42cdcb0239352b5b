import { CopyOutlined } from '@ant-design/icons';
import type { GatherSource } from '@console/api/contract';
import { Button } from 'antd';
import { Code } from './gathering.styles.js';
import { useGatherWords } from './gatherWords.js';
import { useCopy } from './KeyDialog.js';
import { callsOf, curlOf, scriptOf } from './codeLines.js';

/** The lines that make a page or a server send, to be copied. The key itself is not known here any more. */
export const SourceCode = ({ source }: { source: GatherSource }) => {
  const words = useGatherWords();
  const copy = useCopy();
  const parts = [
    ...(source.kind === 'web'
      ? [
          { title: words.tracker, text: words.trackerText, code: scriptOf(location.origin, words) },
          { title: words.calls, text: '', code: callsOf(words) },
        ]
      : []),
    { title: words.curl, text: words.curlText, code: curlOf(location.origin, words) },
  ];
  return (
    <>
      {parts.map(({ title, text, code }) => (
        <Code key={title} aria-label={title}>
          <h3>{title}</h3>
          {text !== '' && <p>{text}</p>}
          <pre>{code}</pre>
          <Button
            icon={<CopyOutlined aria-hidden />}
            aria-label={`${words.copy} ${title}`}
            onClick={() => void copy(code)}
          >
            {words.copy}
          </Button>
        </Code>
      ))}
    </>
  );
};
