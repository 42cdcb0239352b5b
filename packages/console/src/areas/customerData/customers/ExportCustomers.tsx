import { DownloadOutlined, StopOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { customerColumns, exportCustomers, exportCustomersInFull } from '@console/api/contract';
import { useExportCustomers, useExportCustomersInFull } from '@console/api/hooks/customers';
import { IconButton } from '@console/ui/button';
import { MenuOnDemand } from '@console/ui/on-demand';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { HeadButton } from '../../../actions/HeadButton.js';
import { oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { useIsMobile } from '../../../state/device.js';
import { askedCustomers } from './askedCustomers.js';
import { useCustomerWords } from './customerWords.js';

interface ExportCustomersProps {
  /** Keys of those columns of the list that are shown, in their order. */
  columns: readonly string[];
}

/** Saves all whom the list is narrowed to, with the shown columns; whoever may can have the numbers whole. */
export const ExportCustomers = ({ columns: shown }: ExportCustomersProps) => {
  const words = useCustomerWords();
  const [get] = useQueryState();
  const mobile = useIsMobile();
  const offered = usePermitted(exportCustomers);
  const columns = shown.flatMap((key) => oneOf(key, customerColumns) ?? []);
  const inFull = usePermitted(exportCustomersInFull) && columns.includes('phone');
  const masked = useExportCustomers();
  const whole = useExportCustomersInFull();
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  const save = (load: typeof masked.run) =>
    void attempt(async () => {
      const { current: _current, size: _size, orders: _orders, ...asked } = askedCustomers(get);
      stopper.current = new AbortController();
      const file = await load({ ...asked, columns }, { signal: stopper.current.signal });
      saveFile(file, `${words.title}.${file.type.startsWith('text/csv') ? 'csv' : 'xlsx'}`);
    });
  if (!offered) return null;
  if (masked.running || whole.running)
    return <HeadButton label={words.stopExport} icon={<StopOutlined />} onClick={() => stopper.current?.abort()} />;
  if (!inFull)
    return <HeadButton label={words.exportList} icon={<DownloadOutlined />} onClick={() => save(masked.run)} />;
  const items = [
    { key: 'masked', label: words.exportMasked, onClick: () => save(masked.run) },
    { key: 'whole', label: words.exportInFull, onClick: () => save(whole.run) },
  ];
  return (
    <MenuOnDemand menu={{ items }} placement="bottomRight">
      {(opener) =>
        mobile ? (
          <IconButton {...opener} label={words.exportList} icon={<DownloadOutlined />} />
        ) : (
          <Button {...opener} icon={<DownloadOutlined />}>
            {words.exportList}
          </Button>
        )
      }
    </MenuOnDemand>
  );
};
