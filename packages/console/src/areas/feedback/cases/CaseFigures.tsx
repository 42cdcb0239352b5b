import { useAnalyseFeedbackCases } from '@console/api/hooks/feedbackCases';
import { FailedNotice, Skeletons } from '@console/ui/states';
import { Figures, FiguresAndCauses, Head } from './case.styles.js';
import { useIsMobile } from '../../../state/device.js';
import { CaseCauses } from './CaseCauses.js';
import { useCaseWords } from './caseWords.js';

/** Causes that are told where the list is to be in view too. */
const MOST_ON_PHONE = 3;

const oneDecimal = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 1 });

/** How cases went from a moment on: how many, how long they took, and why they came. */
export const CaseFigures = ({ startTime }: { startTime: string | undefined }) => {
  const words = useCaseWords();
  const mobile = useIsMobile();
  const { state } = useAnalyseFeedbackCases(startTime === undefined ? {} : { startTime }, { keepPrevious: true });
  if (state.state === 'loading')
    return (
      <Head>
        <Skeletons shape="text" count={1} />
      </Head>
    );
  if (state.state === 'error')
    return (
      <Head>
        <FailedNotice flush value={state} what={words.judgements} />
      </Head>
    );
  const { opened, closed, reopened, overdue, medianHours, causes } = state.data;
  const counts = [
    [words.figures.opened, opened],
    [words.figures.closed, closed],
    [words.figures.reopened, reopened],
    [words.figures.overdue, overdue],
  ] as const;
  return (
    <Head>
      <FiguresAndCauses>
        <Figures>
          {counts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value.toLocaleString()}</dd>
            </div>
          ))}
          <div>
            <dt>{words.figures.median}</dt>
            <dd>
              {medianHours === null ? '—' : oneDecimal(medianHours)}
              {medianHours !== null && <small>{words.figures.hours}</small>}
            </dd>
          </div>
        </Figures>
        {causes.length > 0 && <CaseCauses causes={mobile ? causes.slice(0, MOST_ON_PHONE) : causes} />}
      </FiguresAndCauses>
    </Head>
  );
};
