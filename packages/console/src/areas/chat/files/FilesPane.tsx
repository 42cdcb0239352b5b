import { CloseOutlined } from '@ant-design/icons';
import type { DialogueFile } from '@console/api/contract';
import { useDialogueSource } from '@console/api/hooks/chat';
import type { Position } from '@console/base';
import { REFERENCE_WIDTH } from '@console/base';
import { BottomSheet } from '@console/ui/bottom-sheet';
import { IconButton } from '@console/ui/button';
import { PagePreview } from '@console/ui/page-preview';
import { AsyncView, Skeletons } from '@console/ui/states';
import { TextPreview } from '@console/ui/text-preview';
import { Button, Select } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useIsMobile } from '../../../state/device.js';
import type { Box } from './boxInAddress.js';
import { Aside, Bar, Pages } from './files.styles.js';
import { useFileWords } from './fileWords.js';

export interface FilesPaneProps {
  /** Those that can be looked at; at least one. */
  files: readonly DialogueFile[];
  /** The one that is shown. */
  file: DialogueFile;
  onFile: (id: string) => void;
  /** What the next question is about. */
  box: Box | null;
  onBox: (box: Box) => void;
  onClose: () => void;
}

/** The pages of a file, on which a box is drawn to ask about it; or its text. */
export const FilesPane = ({ files, file, onFile, box, onBox, onClose }: FilesPaneProps) => {
  const words = useFileWords();
  const mobile = useIsMobile();
  const { id, name } = file;
  const source = useDialogueSource({ id });
  const [drawing, setDrawing] = useState(false);
  const [page, setPage] = useState(1);
  const onDraw = useCallback(
    (position: Position) => {
      setDrawing(false);
      onBox({ fileId: id, position });
    },
    [id, onBox],
  );
  const regions = useMemo(
    () => (box === null || box.fileId !== id ? [] : [{ id: 'box', positions: [box.position] }]),
    [box, id],
  );
  const heights = source.state === 'ready' && 'heights' in source.data ? source.data.heights : [];
  const height = heights[page - 1];
  const choice = (
    <Select
      value={id}
      aria-label={words.file}
      onChange={(next) => {
        setPage(1);
        onFile(next);
      }}
      options={files.map((one) => ({ value: one.id, label: one.name }))}
    />
  );
  const asking = height !== undefined && (
    <>
      <Button
        size="small"
        type={drawing ? 'primary' : 'default'}
        aria-pressed={drawing}
        onClick={() => setDrawing(!drawing)}
      >
        {drawing ? words.drawing : words.draw}
      </Button>
      <Button
        size="small"
        onClick={() => onBox({ fileId: id, position: [page, 0, REFERENCE_WIDTH, 0, Math.floor(height)] })}
      >
        {words.thisPage}
      </Button>
    </>
  );
  const shown = (
    <AsyncView value={source} what={name} skeleton={<Skeletons shape="text" count={8} />}>
      {(found) =>
        'passages' in found ? (
          <TextPreview passages={found.passages} label={name} />
        ) : (
          <PagePreview
            source={found}
            regions={regions}
            activeId={regions.length > 0 ? 'box' : null}
            page={page}
            onPageChange={setPage}
            width={mobile ? 'fit' : undefined}
            steps="none"
            {...(drawing && { onDraw })}
          />
        )
      }
    </AsyncView>
  );
  if (mobile) {
    return (
      <BottomSheet open title={words.pages} onClose={onClose}>
        <Bar>
          {choice}
          {asking}
        </Bar>
        <Pages data-sheet="">{shown}</Pages>
      </BottomSheet>
    );
  }
  return (
    <Aside aria-label={words.pages}>
      <Bar>
        {choice}
        {asking}
        <IconButton label={words.closePages} icon={<CloseOutlined />} onClick={onClose} />
      </Bar>
      <Pages>{shown}</Pages>
    </Aside>
  );
};
