import { Button } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';
import { Answer } from './Answer.js';
import { answersBesideWords } from './besideLocale.js';
import type { ActiveCitation, ChatTurn, ThreadEvents } from './types.js';

const Choice = styled.div`
  > p {
    margin: 0 0 10px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 12px;
`;

const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0 14px 12px;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 8px;

  > header {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    height: 44px;

    ${below.mobile} {
      height: 52px;
    }
  }

  b {
    ${oneLine}
    color: ${(p) => p.theme.text};
    font-size: 13px;
    font-weight: 600;
    line-height: 20px;
  }
`;

export interface AnswersBesideProps
  extends Pick<ThreadEvents, 'onCite' | 'onJudge' | 'onKeep' | 'nameOf' | 'answerActions'>,
    RootProps<HTMLDivElement> {
  /** The answers, in the order in which they were asked for. */
  answers: readonly ChatTurn[];
  /** The citation looked at. Default none. */
  active?: ActiveCitation | null;
  /** The present, for the times shown. */
  now: Date;
}

const asItIs = (name: string): string => name;

/** Answers of several assistants to one question, until the reader keeps one of them. */
const AnswersBeside = ({
  answers,
  active = null,
  now,
  onCite,
  onJudge,
  onKeep,
  nameOf = asItIs,
  answerActions,
  ...root
}: AnswersBesideProps) => {
  const words = useWords(answersBesideWords);
  const [keeping, setKeeping] = useState<string | null>(null);
  const keep = async (id: string) => {
    setKeeping(id);
    try {
      await onKeep?.(id);
    } catch {
      // Whoever keeps it has said why.
    } finally {
      setKeeping(null);
    }
  };
  return (
    <Choice {...rootProps(root)} role="group" aria-label={words.several(answers.length)}>
      {onKeep && <p>{words.choose}</p>}
      <Columns>
        {answers.map((turn) => {
          const name = nameOf(turn.from?.name ?? '');
          return (
            <Column key={turn.id} aria-label={name}>
              <header>
                <b title={name}>{name}</b>
                {onKeep && turn.answer !== '' && (
                  <Button
                    size="small"
                    aria-label={words.keepOf(name)}
                    loading={keeping === turn.id}
                    disabled={keeping !== null && keeping !== turn.id}
                    onClick={() => void keep(turn.id)}
                  >
                    {words.keep}
                  </Button>
                )}
              </header>
              <Answer
                turn={turn}
                activeCitation={active?.id === turn.id ? active.n : null}
                now={now}
                onCite={onCite}
                onJudge={onJudge}
                {...(answerActions && { answerActions })}
              />
            </Column>
          );
        })}
      </Columns>
    </Choice>
  );
};
export default AnswersBeside;
