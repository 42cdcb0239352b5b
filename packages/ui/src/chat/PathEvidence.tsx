import { useId } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { hiddenVisually, oneLine } from '../theme/mixins.js';
import { pathWords } from './pathLocale.js';
import { pathNodes } from './pathNodes.js';
import type { GraphPath } from './types.js';

const Way = styled.section`
  flex: none;
  padding: 4px 20px 10px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sheet};
  font-size: 12px;
  line-height: 18px;

  &[data-compact] {
    padding: 0 16px 10px;
    background: none;
  }

  h3 {
    margin: 0 0 6px;
    color: ${(p) => p.theme.text3};
    font-size: inherit;
    font-weight: 400;
  }
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: contents;
  }
`;

const Said = styled.span`
  ${hiddenVisually}
`;

const Node = styled.span`
  max-width: min(100%, 220px);
  padding: 2px 8px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 6px;
  color: ${(p) => p.theme.text};
  ${oneLine}

  &[data-lit] {
    border-color: ${(p) => p.theme.evidenceLine};
    background: ${(p) => p.theme.evidenceBg};
    color: ${(p) => p.theme.evidence};
  }
`;

const Relation = styled.span`
  max-width: 100%;
  color: ${(p) => p.theme.text2};
  overflow-wrap: anywhere;

  small {
    color: ${(p) => p.theme.text3};
    font-size: inherit;
  }

  &[data-lit] {
    color: ${(p) => p.theme.evidence};
    font-weight: 600;
  }
`;

export interface PathEvidenceProps {
  path: GraphPath;
  /** In a sheet. */
  compact: boolean;
}

/** The way through the graph on which a passage was found, small: what is named, each step, and which one its words say. */
const PathEvidence = ({ path, compact }: PathEvidenceProps) => {
  const words = useWords(pathWords);
  const titleId = useId();
  const { from, steps } = pathNodes(path.steps);
  const lit = (step: number): true | undefined => step === path.step || undefined;
  return (
    <Way aria-labelledby={titleId} data-compact={compact || undefined}>
      <h3 id={titleId}>
        {words.title} · {words.step(path.step, steps.length)}
      </h3>
      <Steps>
        {steps.map(({ subject, predicate, object, condition, to, back }, at) => (
          <li key={`${subject} ${predicate} ${object}`} aria-current={at + 1 === path.step ? 'step' : undefined}>
            <Said>{[subject, predicate, object, condition].filter((part) => part !== '').join(' ')}</Said>
            {at === 0 && (
              <Node aria-hidden title={from} data-lit={lit(1)}>
                {from}
              </Node>
            )}
            <Relation aria-hidden data-lit={lit(at + 1)}>
              {back ? '← ' : '— '}
              {predicate}
              {condition !== '' && <small> {condition}</small>}
              {back ? ' —' : ' →'}
            </Relation>
            <Node aria-hidden title={to} data-lit={lit(at + 1) ?? lit(at + 2)}>
              {to}
            </Node>
          </li>
        ))}
      </Steps>
    </Way>
  );
};

export default PathEvidence;
