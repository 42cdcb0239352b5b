import type { Async } from '@console/base';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Panel, type PanelProps } from '../panel/Panel.js';
import { lazyPart } from '../on-demand/lazyPart.js';
import { loadPart } from '../on-demand/loadPart.js';
import { tellPartFailed } from '../on-demand/part.js';
import { AsyncView } from '../states/AsyncView.js';
import { Notice } from '../states/Notice.js';
import { Bones } from './ChartBones.js';
import { Body, Notes } from './ChartCard.styles.js';
import { ChartLegend } from './ChartLegend.js';
import { ChartPlot } from './ChartPlot.js';
import { ChartTools } from './ChartTools.js';
import { type ChartKind, type ChartSelection, type ChartTable, isNothing, withoutHidden } from './chartTable.js';
import { writer } from './inWords.js';
import { chartWords } from './locale.js';
import type { TableTwinProps } from './TableTwin.js';

export interface ChartCardProps extends Omit<PanelProps, 'note' | 'tools' | 'children' | 'onSelect'> {
  /** How the data is drawn. The same data may be drawn in another kind at any time. */
  kind: ChartKind;
  /** What is drawn: it loads, fails and refreshes in the card's own room. */
  data: Async<ChartTable>;
  /** What the labels are, above them in the table: "日期". */
  labelTitle?: string;
  /** "次", "%". Beside the legend, and behind each value that is told. */
  unit?: string;
  /** How a value is written where it is told. Default: with its thousands set apart. */
  format?: (value: number) => string;
  /** In place of a drawing of nothing: "这段时间没有问答". Default: a general word. */
  empty?: string;
  /** Of the drawing, in pixels. Default 232. */
  height?: number;
  /** A label, a part or a cell was chosen, by pointer or by Enter: to show what stands behind it. Left out, none can be. */
  onSelect?: (selection: ChartSelection) => void;
  /** One more thing beside the legend. */
  note?: ReactNode;
  /** Names what is taken along, where the title says too little out of its place. Default: the title. */
  fileName?: string;
}

const TableTwin = lazyPart<TableTwinProps>(() => import('./TableTwin.js'), { waiting: <Bones /> });

const HEIGHT = 232;

const heightOf = (height: number): CSSProperties & { '--chart-height': string } => ({
  '--chart-height': `${height}px`,
});

/** Nothing where it does not arrive, which has been told then. */
const loadSaving = () =>
  loadPart(() => import('./saving.js')).catch((error: unknown) => {
    tellPartFailed(error);
    return undefined;
  });

/**
 * A chart that is never only a picture: a sentence and a table say the same, the pointer and the arrow keys tell each
 * value, and both picture and table can be taken along. Colours follow the theme.
 */
export const ChartCard = ({
  title,
  kind,
  data,
  labelTitle,
  unit,
  format,
  empty,
  height = HEIGHT,
  note,
  fileName = title,
  onSelect,
  ...rest
}: ChartCardProps) => {
  const words = useWords(chartWords);
  const write = writer(format, unit);
  const [asTable, setAsTable] = useState(false);
  const [unmade, setUnmade] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const table = data.state === 'ready' ? data.data : undefined;
  const some = table !== undefined && !isNothing(table);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => table && withoutHidden(table, hidden), [table, hidden]);
  const toggleSeries = (name: string) => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    // Nothing drawn at all says nothing: the last one brings the others back.
    const isLast = table?.series.every((one) => next.has(one.name)) ?? false;
    setHidden(isLast ? new Set() : next);
  };

  // The keyboard stays where it asked for the other form.
  const byKey = useRef(false);
  const keepFocus = (element: HTMLElement | null) => {
    if (!element || !byKey.current) return;
    byKey.current = false;
    element.focus();
  };
  const toggle = () => {
    setUnmade(false);
    setAsTable(!asTable);
  };
  const toggleByKey = () => {
    byKey.current = true;
    toggle();
  };

  const savePicture = async () => {
    const svg = drawing.current?.querySelector('svg');
    const saving = await loadSaving();
    if (!saving || !svg || !shown) return;
    await saving.savePicture({ svg, title: fileName, kind, table: shown, write, words }).then(
      () => setUnmade(false),
      () => setUnmade(true),
    );
  };
  const saveTable = async () => {
    const saving = await loadSaving();
    if (!saving || !table) return;
    const sheetWords = { labelTitle: labelTitle ?? words.label, ...(unit && { unit }) };
    await saving.saveSheet(fileName, table, sheetWords).catch(tellPartFailed);
  };

  return (
    <Panel
      title={title}
      note={
        <Notes>
          {table && (
            <ChartLegend
              kind={kind}
              table={table}
              write={write}
              hidden={hidden}
              onToggle={toggleSeries}
              {...(unit && { unit: words.unit(unit) })}
            />
          )}
          {note}
        </Notes>
      }
      tools={
        some && (
          <ChartTools title={title} asTable={asTable} onToggle={toggle} onPicture={savePicture} onSheet={saveTable} />
        )
      }
      {...rest}
    >
      <Body style={heightOf(height)}>
        {unmade && <Notice tone="warning">{words.notSaved}</Notice>}
        <AsyncView value={data} what={title} skeleton={<Bones />}>
          {(ready) =>
            asTable && some ? (
              <TableTwin
                frame={keepFocus}
                title={title}
                table={ready}
                write={write}
                height={height}
                onChart={toggleByKey}
                {...(labelTitle !== undefined && { labelTitle })}
              />
            ) : (
              <ChartPlot
                ref={drawing}
                title={title}
                kind={kind}
                table={shown ?? ready}
                height={height}
                write={write}
                empty={empty ?? words.nothing}
                onTable={toggleByKey}
                onMissing={() => setAsTable(true)}
                onSelect={onSelect}
              />
            )
          }
        </AsyncView>
      </Body>
    </Panel>
  );
};
