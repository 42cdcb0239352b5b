import { CheckOutlined, ExclamationCircleOutlined, ReloadOutlined, WarningOutlined } from '@ant-design/icons';
import { type SlideFault, slideFaults, type SlidePage } from '@console/base/slides';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { TextButton } from '../states/states.styles.js';
import { slideEditorWords } from './locale.js';
import { Head, Kind, Right, Root, Undo } from './SlideChecks.styles.js';

export interface SlideChecksProps extends RootProps {
  /** Of the deck, in their order. */
  pages: readonly SlidePage[];
  /** What would look wrong in the file. */
  faults: readonly SlideFault[];
  /** Pages are being measured: what is listed may be gone by now. Default false. */
  checking?: boolean;
  /** A page was chosen, by its id. */
  onPage: (id: string) => void;
  /** What is offered about a fault is to be done. Left out: faults are only told. */
  onRepair?: ((fault: SlideFault) => void) | undefined;
  /** The fault that was repaired last, as long as that can be taken back. */
  repaired?: SlideFault | undefined;
  /** The last repair is to be taken back. */
  onUndo?: (() => void) | undefined;
  /** All is to be measured again, e.g. after fonts have arrived. Left out: it is not offered. */
  onCheckAgain?: (() => void) | undefined;
}

/** Errors before warnings. */
const rank = (faults: readonly SlideFault[]): number => (faults.some(({ severity }) => severity === 'error') ? 0 : 1);

/** What would look wrong in the file, by kind: where, in numbers, and one thing to do about it. */
export const SlideChecks = (props: SlideChecksProps) => {
  const { pages, faults, checking = false, onPage, onRepair, repaired, onUndo, onCheckAgain } = props;
  const words = useWords(slideEditorWords);
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const warnings = faults.length - errors;
  const kinds = slideFaults
    .map((kind) => ({ kind, own: faults.filter((fault) => fault.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((one, other) => rank(one.own) - rank(other.own));
  const found = new Set(faults.map(({ kind }) => kind));
  const right = slideFaults.filter((kind) => !found.has(kind)).map((kind) => words.faults[kind]);
  const numberOf = (id: string) => pages.findIndex((page) => page.id === id) + 1;
  const told = ({ kind, what, amount, wanted }: SlideFault) => words.faultOf[kind](what, amount, wanted);
  return (
    <Root {...rootProps(props)} aria-label={words.checks} aria-busy={checking || undefined}>
      <Head>
        <h2>{words.checks}</h2>
        <p role="status">
          {checking && <span>{words.checking}</span>}
          {!checking && errors > 0 && <span data-tone="error">{words.errors(errors)}</span>}
          {!checking && warnings > 0 && <span data-tone="warning">{words.warnings(warnings)}</span>}
        </p>
        {onCheckAgain && (
          <IconButton size="small" label={words.checkAgain} icon={<ReloadOutlined />} onClick={onCheckAgain} />
        )}
      </Head>
      {repaired && onUndo && (
        <Undo role="status">
          <span>{words.repaired(`${words.pageNumber(numberOf(repaired.pageId))} ${told(repaired)}`)}</span>
          <TextButton type="button" onClick={onUndo}>
            {words.undo}
          </TextButton>
        </Undo>
      )}
      {kinds.map(({ kind, own }) => (
        <Kind key={kind}>
          <h3 data-tone={rank(own) === 0 ? 'error' : 'warning'}>
            {rank(own) === 0 ? <ExclamationCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
            <span>{words.faults[kind]}</span>
            <small>{own.length}</small>
          </h3>
          <ul>
            {own.map((fault, at) => {
              const { pageId, repair } = fault;
              const number = numberOf(pageId);
              return (
                <li key={`${at} ${pageId}`}>
                  <TextButton type="button" onClick={() => onPage(pageId)}>
                    {words.pageNumber(number)}
                  </TextButton>
                  <span>{told(fault)}</span>
                  {repair !== null && onRepair && (
                    <TextButton
                      type="button"
                      aria-label={words.repairOf(words.repairs[repair], number)}
                      onClick={() => onRepair(fault)}
                    >
                      {words.repairs[repair]}
                    </TextButton>
                  )}
                </li>
              );
            })}
          </ul>
        </Kind>
      ))}
      {right.length > 0 && pages.length > 0 && (
        <Right>
          <CheckOutlined aria-hidden />
          {faults.length === 0 ? words.allRight(pages.length) : words.nothingFound(right)}
        </Right>
      )}
    </Root>
  );
};
