import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  LoadingOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { Document } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import { EmptyState, Notice } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useKnowledgeWords } from '../knowledgeWords.js';
import { isParsing } from '../parsing.js';
import { useDocumentsWords } from './documentsWords.js';
import { stepTimes, totalOf } from './stepTimes.js';

const List = styled.ol`
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  padding-bottom: 16px;
  color: ${tokens.text2};

  /* The line to the next one. */
  &:not(:last-child)::before {
    position: absolute;
    top: 26px;
    bottom: -2px;
    left: 7px;
    width: 1px;
    background: ${tokens.line};
    content: '';
  }

  > svg,
  > .anticon {
    flex: none;
    margin-top: 4px;
    color: ${tokens.text3};
  }

  &[data-tone='ok'] > .anticon {
    color: ${tokens.ok};
  }

  &[data-tone='error'] > .anticon {
    color: ${tokens.error};
  }

  b {
    font-weight: 600;
    color: ${tokens.text};
  }

  time {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

const Total = styled.p`
  margin: 0;
  padding-top: 12px;
  border-top: 1px solid ${tokens.line};
  color: ${tokens.text2};
`;

const What = styled.span`
  flex: 1;
`;

const Took = styled.span`
  flex: none;
  color: ${tokens.text3};
  font-size: 13px;
`;

const icons: Readonly<Record<string, ReactNode>> = {
  done: <CheckCircleOutlined />,
  failed: <CloseCircleOutlined />,
  cancelled: <StopOutlined />,
};

const SECOND = 1000;

/** The time now, moving on while somebody waits. */
const useNow = (moving: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [moving]);
  return now;
};

/** How the parsing of a document went, stage by stage, and why it failed. */
export const DocumentSteps = ({ document }: { document: Document }) => {
  const words = useDocumentsWords();
  const { documents } = useKnowledgeWords();
  const now = useNow(isParsing(document));
  const steps = stepTimes(document, now);
  const total = totalOf(document);
  const spell = (ms: number): string => {
    if (ms < SECOND) return words.milliseconds(Math.round(ms));
    if (ms < 60 * SECOND) return words.seconds((ms / SECOND).toFixed(1));
    return words.minutes(Math.floor(ms / 60_000), Math.floor((ms % 60_000) / SECOND));
  };
  const { failure, stage: doing, pagesRead, pageCount } = document;
  if (steps.length === 0) return <EmptyState title={words.noSteps} />;
  return (
    <>
      {failure !== null && <Notice tone="error">{lookUp(documents.failures, failure, failure)}</Notice>}
      <List aria-label={words.steps} aria-live="polite">
        {steps.map(({ stage, time, took, running }) => (
          <Step key={`${stage} ${time}`} data-tone={stage === 'done' ? 'ok' : stage === 'failed' ? 'error' : undefined}>
            {running ? <LoadingOutlined /> : (icons[stage] ?? <ClockCircleOutlined />)}
            <What>
              <b>{lookUp(words.stages, stage, stage)}</b>
              {running && doing === 'reading' && pageCount > 0 && ` ${pagesRead}/${pageCount}`}
              <time dateTime={time}>{formatDateTime(time)}</time>
            </What>
            {took !== null && (
              <Took>
                {running ? words.going : words.took} {spell(took)}
              </Took>
            )}
          </Step>
        ))}
      </List>
      {total !== null && (
        <Total>
          {words.total} {spell(total)}
        </Total>
      )}
    </>
  );
};
