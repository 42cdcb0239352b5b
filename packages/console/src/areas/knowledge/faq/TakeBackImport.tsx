import { takeBackFaqImport } from '@console/api/contract';
import { useTakeBackFaqImport } from '@console/api/hooks/faq';
import { useConfirm } from '@console/ui/dialog';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { Offered } from '../../../session/Offered.js';
import { useFaqWords } from './faqWords.js';

export interface TakeBackImportProps {
  kbId: string;
  importId: string;
}

/** Takes back what an import has added, as long as nobody has changed it since. */
export const TakeBackImport = ({ kbId, importId }: TakeBackImportProps) => {
  const { sheet: words } = useFaqWords();
  const takeBack = useTakeBackFaqImport();
  const confirm = useConfirm();
  const [done, setDone] = useState<{ removed: number; kept: number }>();
  if (done !== undefined) return <Notice tone="info">{words.takenBack(done.removed, done.kept)}</Notice>;
  const onTakeBack = async () => {
    const agreed = await confirm({
      title: words.takeBackTitle,
      text: words.takeBackText,
      verb: words.takeBackVerb,
      danger: true,
    });
    if (agreed) await attempt(async () => setDone(await takeBack.run({ kbId, importId })));
  };
  return (
    <Offered calls={[takeBackFaqImport]}>
      <Button danger loading={takeBack.running} onClick={() => void onTakeBack()}>
        {words.takeBack}
      </Button>
    </Offered>
  );
};
