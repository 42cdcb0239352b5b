import { ChartPlot } from '../chart-card/ChartPlot.js';
import { writer } from '../chart-card/inWords.js';
import { numberText } from '../data-answer/cells.js';
import { dataAnswerWords } from '../data-answer/locale.js';
import { useWords } from '../locale/useWords.js';
import { SimpleTable } from '../simple-table/SimpleTable.js';
import { cardContent } from './cardContent.js';
import { savedQuestionWords } from './locale.js';
import { Body, Figure, Nothing } from './SavedQuestionCard.styles.js';
import type { PinnedQuestion } from './types.js';

const HEIGHT = 132;

/** What a card has room for of the last answer. */
export const CardBody = ({ question, running }: { question: PinnedQuestion; running: boolean }) => {
  const words = useWords(savedQuestionWords);
  const forAnswers = useWords(dataAnswerWords);
  const content = cardContent(question, forAnswers);
  if (content.kind === 'none') return <Nothing>{running ? words.running : words.none}</Nothing>;
  if (content.kind === 'empty') return <Nothing>{words.noRows}</Nothing>;
  if (content.kind === 'figure') {
    return (
      <Figure>
        <small>{content.name}</small>
        <strong>
          {content.value}
          {content.unit !== '' && <small>{content.unit}</small>}
        </strong>
        {content.change && <span data-tone={content.change.tone}>{content.change.text}</span>}
      </Figure>
    );
  }
  if (content.kind === 'chart') {
    const { figure, drawn } = content;
    return (
      <Body>
        <ChartPlot
          title={question.question}
          kind={drawn}
          table={figure}
          height={HEIGHT}
          write={writer(numberText, figure.unit)}
          empty={forAnswers.noDrawing}
          onTable={() => undefined}
          onMissing={() => undefined}
        />
      </Body>
    );
  }
  return (
    <Body>
      <SimpleTable
        aria-label={question.question}
        columns={content.heads.map(({ name, number }, at) => ({
          key: name,
          title: name,
          cell: (row: readonly string[]) => row[at],
          full: (row: readonly string[]) => row[at] ?? '',
          number,
        }))}
        rows={content.rows}
        rowKey={(row) => String(content.rows.indexOf(row))}
      />
      {content.left > 0 && <Nothing>{words.more(content.left)}</Nothing>}
    </Body>
  );
};
