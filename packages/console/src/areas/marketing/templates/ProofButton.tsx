import { saveFile } from '@console/api';
import { useReadUpload } from '@console/api/hooks/uploads';
import { Button } from 'antd';
import { attempt } from '../../../actions/attempt.js';
import { useTemplateWords } from './templateWords.js';

interface ProofButtonProps {
  /** Of the stored file. */
  fileId: string;
  /** What it is saved as. Default: what a proof is called. */
  name?: string | undefined;
}

/** Saves the proof of a sign on the reader's machine. */
export const ProofButton = ({ fileId, name }: ProofButtonProps) => {
  const words = useTemplateWords();
  const { run: read } = useReadUpload();
  const save = () => attempt(async () => saveFile(await read({ id: fileId }), name ?? words.proof));
  return (
    <Button size="small" onClick={() => void save()}>
      {words.view}
    </Button>
  );
};
