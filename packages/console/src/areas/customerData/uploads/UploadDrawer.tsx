import type { DataUpload } from '@console/api/contract';
import { useCheckDataUpload, useReadDataUpload } from '@console/api/hooks/dataUploads';
import { failed } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import type { OpenRecord } from '../../../navigation/useRecord.js';
import { whileGoing } from './goingUploads.js';
import { knownTargets } from './knownTargets.js';
import { UploadStatus } from './UploadStatus.js';
import { UploadStand } from './UploadStand.js';
import { useUploadActions } from './useUploadActions.js';
import { useUploadWords } from './uploadWords.js';

export interface UploadDrawerProps {
  /** The upload that is open, and whether columns of it were changed. */
  record: OpenRecord;
}

interface Edited {
  id: string;
  targets: string[];
}

const mayMatch = ({ status, fileKept }: DataUpload): boolean =>
  fileKept && ['matching', 'checked', 'failed'].includes(status);
const mayTakeIn = ({ status, fileKept, addedCount, changedCount }: DataUpload): boolean =>
  fileKept && ((status === 'checked' && addedCount + changedCount > 0) || status === 'cancelled');

/** One upload: its columns are looked at, it is tried, taken in, and taken back. */
export default function UploadDrawer({ record }: UploadDrawerProps) {
  const { id, dirty, setDirty } = record;
  const words = useUploadWords();
  const act = useAction();
  const { takeIn, takeBack } = useUploadActions();
  const { run: check } = useCheckDataUpload();
  const read = useReadDataUpload(id === undefined ? null : { id }, { refreshEvery: whileGoing });
  const [edited, setEdited] = useState<Edited>();
  const upload = read.data;
  const own = upload?.columns.map(({ target }) => target) ?? [];
  // What was given up stays given up, also where the same upload is opened again.
  const isEdited = dirty && edited !== undefined && edited.id === id;
  const targets = isEdited ? edited.targets : own;

  const begin = async (one: DataUpload): Promise<boolean> => {
    if (mayMatch(one) && (one.status !== 'checked' || isEdited)) {
      const begun = await act({ run: () => check({ id: one.id, targets: knownTargets(targets) }), done: words.begun });
      if (begun) setDirty(false);
      return begun;
    }
    return takeIn(one);
  };
  const verbOf = (one: DataUpload): string | undefined => {
    if (mayMatch(one) && isEdited) return words.checkAgain;
    if (mayTakeIn(one))
      return one.status === 'cancelled'
        ? words.goOn
        : words.takeIn(one.addedCount + one.changedCount, one.refusedCount);
    return mayMatch(one) && one.status !== 'checked' ? words.check : undefined;
  };
  const verb = upload === undefined ? undefined : verbOf(upload);
  return (
    <DetailDrawer
      open={id !== undefined}
      title={upload?.fileName ?? words.what}
      what={words.what}
      width={1080}
      recordKey={`${id} ${upload?.status}`}
      record={id === undefined ? failed({ code: 404, message: '' }) : read.state}
      dirty={isEdited}
      onClose={record.close}
      {...(upload && { tags: <UploadStatus upload={upload} /> })}
      {...(upload &&
        upload.takeBackUntil !== null && {
          danger: { label: words.takeBack, onClick: () => void takeBack(upload) },
        })}
      {...(upload && verb !== undefined && { verb, onSubmit: () => begin(upload) })}
    >
      {upload && (
        <UploadStand
          upload={upload}
          targets={targets}
          {...(mayMatch(upload) && {
            onTargets: (changed: string[]) => {
              setEdited({ id: upload.id, targets: changed });
              setDirty(true);
            },
          })}
        />
      )}
    </DetailDrawer>
  );
}
