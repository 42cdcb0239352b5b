import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { exportGraph, type Input } from '@console/api/contract';
import { useExportGraph } from '@console/api/hooks/graph';
import { useOffered } from '@console/api/hooks/useOffered';
import { IconButton } from '@console/ui/button';
import { MenuOnDemand } from '@console/ui/on-demand';
import { useMessage } from '@console/ui/provider';
import { Button } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useIsMobile } from '../../../state/device.js';
import { useExploreWords } from './exploreWords.js';

type Wanted = Omit<Input<typeof exportGraph>, 'format' | 'fileName'>;

export interface GraphExportProps {
  /** What is looked at. */
  wanted: Wanted;
  /** What files are called. */
  name: string;
  /** The picture as it is shown. Left out: there is none. */
  picture?: (() => Promise<Blob>) | undefined;
}

/** Takes what is looked at along: as a picture, as tables, or for other programs. */
export const GraphExport = ({ wanted, name, picture }: GraphExportProps) => {
  const words = useExploreWords();
  const message = useMessage();
  const offered = useOffered(exportGraph);
  const mobile = useIsMobile();
  const { run } = useExportGraph();
  const [busy, setBusy] = useState(false);
  const keep = async (work: () => Promise<void>) => {
    setBusy(true);
    await attempt(work).finally(() => setBusy(false));
  };
  const savePicture = async (draw: () => Promise<Blob>) => {
    const drawn = await draw().catch(() => undefined);
    if (drawn === undefined) message.error(words.exportFailed);
    else saveFile(drawn, `${name}.png`);
  };
  const saveTables = async (format: Input<typeof exportGraph>['format']) => {
    const fileName = `${name}.${format}`;
    saveFile(await run({ ...wanted, format, fileName }), fileName);
  };
  const items = [
    ...(picture === undefined
      ? []
      : [{ key: 'png', label: words.png, onClick: () => void keep(() => savePicture(picture)) }]),
    ...(offered
      ? [
          { key: 'xlsx', label: words.xlsx, onClick: () => void keep(() => saveTables('xlsx')) },
          { key: 'graphml', label: words.graphml, onClick: () => void keep(() => saveTables('graphml')) },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <MenuOnDemand menu={{ items }} placement="bottomRight">
      {(opener) =>
        mobile ? (
          <IconButton {...opener} label={words.export} icon={<DownloadOutlined />} disabled={busy} />
        ) : (
          <Button {...opener} icon={<DownloadOutlined />} loading={busy}>
            {words.export}
          </Button>
        )
      }
    </MenuOnDemand>
  );
};
