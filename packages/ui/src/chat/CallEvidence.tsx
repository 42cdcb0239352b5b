import { formatDateTime } from '@console/base';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { Notice, Status } from '../states/index.js';
import { fonts } from '../theme/layout.js';
import { callWords } from './callLocale.js';
import { Passage } from './Evidence.styles.js';
import { chatWords } from './locale.js';
import type { ChatReference, FunctionCallFacts } from './types.js';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  margin: 8px 0 0;
  line-height: 22px;

  dt {
    color: ${(p) => p.theme.text3};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  code {
    font-family: ${fonts.code};
    font-size: 13px;
  }
`;

const Heading = styled.h3`
  margin: 20px 0 0;
  font-size: 13px;
  font-weight: 600;
  line-height: 22px;
`;

const Result = styled.pre`
  margin: 8px 0 0;
  padding: 12px;
  overflow-x: auto;
  border-left: 3px solid ${(p) => p.theme.evidenceLine};
  border-radius: 0 8px 8px 0;
  background: ${(p) => p.theme.evidenceBg};
  color: ${(p) => p.theme.text};
  font: 400 13px/20px ${fonts.code};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  margin: 8px 0 0;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
`;

/** JSON with a line for each field; any other text as it is. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const toneOf = ({ outcome }: FunctionCallFacts): 'ok' | 'error' | 'off' =>
  outcome === 'answered' ? 'ok' : outcome === 'stopped' ? 'off' : 'error';

export interface CallEvidenceProps {
  call: FunctionCallFacts;
  content: ChatReference['content'];
}

/** A call that an answer made: what was called, with what, and what it brought. All of it is shown as words. */
const CallEvidence = ({ call, content }: CallEvidenceProps) => {
  const words = useWords(callWords);
  const { evidence } = useWords(chatWords);
  const [argumentsId, resultId] = [useId(), useId()];
  const outcome = words.outcomes[call.outcome] ?? call.outcome;
  return (
    <Passage aria-label={evidence}>
      <Notice>{words.about}</Notice>
      <Facts>
        <dt>{words.called}</dt>
        <dd>
          <code>
            {call.method} {call.host}
          </code>
        </dd>
        <dt>{words.outcome}</dt>
        <dd>
          <Status tone={toneOf(call)}>{call.status === null ? outcome : `${outcome} · HTTP ${call.status}`}</Status>
        </dd>
        <dt>{words.time}</dt>
        <dd>
          {formatDateTime(call.time)} · {words.took(call.duration)}
        </dd>
      </Facts>
      <Heading id={argumentsId}>{words.arguments}</Heading>
      {call.arguments.length === 0 ? (
        <Quiet>{words.noArguments}</Quiet>
      ) : (
        <Facts aria-labelledby={argumentsId}>
          {call.arguments.map(({ name, value }) => [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </Facts>
      )}
      <Heading id={resultId}>{words.result}</Heading>
      {content.trim() === '' ? (
        <Quiet>{words.noResult}</Quiet>
      ) : (
        <Result aria-labelledby={resultId}>{readable(content)}</Result>
      )}
      {call.cut && <Quiet>{words.cut}</Quiet>}
    </Passage>
  );
};

export default CallEvidence;
