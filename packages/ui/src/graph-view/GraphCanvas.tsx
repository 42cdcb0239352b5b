import { ExpandOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/index.js';
import { KeyHints } from '../inbox/KeyHints.js';
import { useWords } from '../locale/useWords.js';
import { useMedia } from '../media/useMedia.js';
import { Arranging, Canvas, Foot, Heard, Zoom } from './GraphCanvas.styles.js';
import { graphPicture } from './graphPicture.js';
import { inWords } from './inWords.js';
import { graphWords } from './locale.js';
import { modelOf } from './model.js';
import type { GraphViewProps } from './props.js';
import { Stage, type StageState } from './stage.js';
import type { GraphData } from './types.js';
import { useGraphKeys } from './useGraphKeys.js';
import { usePointers } from './usePointers.js';
import { SCALES } from './view.js';

export interface GraphCanvasProps
  extends Pick<
    GraphViewProps,
    | 'label'
    | 'looks'
    | 'selectedId'
    | 'path'
    | 'handle'
    | 'onSelect'
    | 'onExpand'
    | 'onFold'
    | 'onPin'
    | 'onPathEnd'
    | 'onOpenEdge'
  > {
  data: GraphData;
}

const atFirst: StageState = { scale: 1, arranging: false, by: undefined };

/** The drawing itself, with its keys and its zoom. */
export const GraphCanvas = (props: GraphCanvasProps) => {
  const { label, data, looks, selectedId, path, handle } = props;
  const { onSelect, onExpand, onFold, onPin, onPathEnd, onOpenEdge } = props;
  const words = useWords(graphWords);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  // Changes with the theme: the drawing reads no stylesheet.
  const { token } = theme.useToken();
  const describedBy = useId();
  const place = useRef<HTMLDivElement>(null);
  const crowd = useRef<HTMLCanvasElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);
  const [state, setState] = useState(atFirst);
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set());
  const model = useMemo(() => modelOf(data), [data]);

  const begin = useEffectEvent((on: { crowd: HTMLCanvasElement; canvas: HTMLCanvasElement }) => {
    return new Stage({ ...on, onChange: setState }, looks);
  });
  useLayoutEffect(() => {
    const target = place.current;
    if (!crowd.current || !canvas.current || !target) return;
    const made = begin({ crowd: crowd.current, canvas: canvas.current });
    stage.current = made;
    made.resize({ width: target.clientWidth, height: target.clientHeight });
    const observer = new ResizeObserver(() => {
      // A page that is hidden has no extent, and keeps its part.
      if (target.clientWidth > 0) made.resize({ width: target.clientWidth, height: target.clientHeight });
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      made.end();
      stage.current = null;
    };
  }, []);

  useLayoutEffect(() => stage.current?.setLooks(looks), [looks, token]);
  const setModel = useEffectEvent(() => stage.current?.setModel(model, selectedId, path));
  useLayoutEffect(() => setModel(), [model]);
  useLayoutEffect(() => stage.current?.setMarks(selectedId, path), [model, selectedId, path]);

  // What is looked at comes into sight, wherever it was chosen.
  const reveal = useEffectEvent(() => {
    const at = selectedId === undefined ? undefined : model.at.get(selectedId);
    if (at !== undefined) stage.current?.reveal(at, still);
  });
  useEffect(() => reveal(), [selectedId]);

  useImperativeHandle(
    handle,
    () => ({
      picture: async () => {
        if (!stage.current) throw new Error('Nothing is drawn.');
        return graphPicture(stage.current.scene);
      },
      fit: () => stage.current?.fit(still),
      show: (id) => {
        const at = stage.current?.model.at.get(id);
        if (at !== undefined) stage.current?.reveal(at, still);
      },
    }),
    [still],
  );

  const pin = (at: number, next: boolean) => {
    const id = model.nodes[at]?.id;
    if (id === undefined) return;
    stage.current?.pin(id, next);
    setPinned(new Set(stage.current?.pinned));
    onPin?.({ id, pinned: next });
  };
  const idOf = (at: number | undefined) => (at === undefined ? undefined : model.nodes[at]?.id);
  const pointers = usePointers(place, stage, {
    onPress: (node, edge) => {
      const id = idOf(node);
      const edgeId = edge === undefined ? undefined : model.edges[edge]?.id;
      if (id !== undefined) onSelect({ id });
      else if (edgeId !== undefined) onOpenEdge?.({ id: edgeId });
    },
    onDoublePress: (node) => {
      const id = idOf(node);
      if (id !== undefined) onExpand?.({ id });
    },
    onPut: (node) => pin(node, true),
  });
  const onKeyDown = useGraphKeys(stage, still, {
    selectedId,
    onSelect,
    onExpand,
    onFold,
    onPathEnd,
    onPin: (at) => pin(at, !pinned.has(idOf(at) ?? '')),
  });

  const selected = selectedId === undefined ? undefined : model.at.get(selectedId);
  const keys = [
    words.keys.arrows,
    ...(onExpand ? [words.keys.expand] : []),
    ...(onFold ? [words.keys.fold] : []),
    ...(onPathEnd ? [words.keys.pathEnd] : []),
    words.keys.pin,
  ];
  return (
    <>
      <Canvas
        ref={place}
        role="application"
        tabIndex={0}
        aria-label={`${label}${words.between}${words.nodes(model.nodes.length.toLocaleString('en-US'))}`}
        aria-roledescription={words.view}
        aria-describedby={describedBy}
        aria-busy={state.arranging}
        data-by={state.by}
        onKeyDown={onKeyDown}
        {...pointers}
      >
        <canvas ref={crowd} aria-hidden="true" hidden />
        <canvas ref={canvas} aria-hidden="true" />
      </Canvas>
      <Heard id={describedBy} role="status">
        {selected === undefined ? '' : inWords(model, selected, words, pinned.has(selectedId ?? ''))}
      </Heard>
      <Foot>
        <div>{state.arranging ? <Arranging role="status">{words.arranging}</Arranging> : <KeyHints keys={keys} />}</div>
        <Zoom role="group" aria-label={words.zoom}>
          <IconButton
            size="small"
            label={words.zoomOut}
            icon={<ZoomOutOutlined />}
            disabled={state.scale <= SCALES.least}
            onClick={() => stage.current?.zoomBy(1 / SCALES.step, still)}
          />
          <span>{`${Math.round(state.scale * 100)}%`}</span>
          <IconButton
            size="small"
            label={words.zoomIn}
            icon={<ZoomInOutlined />}
            disabled={state.scale >= SCALES.most}
            onClick={() => stage.current?.zoomBy(SCALES.step, still)}
          />
          <IconButton
            size="small"
            label={words.fit}
            icon={<ExpandOutlined />}
            onClick={() => stage.current?.fit(still)}
          />
        </Zoom>
      </Foot>
    </>
  );
};
