import { EllipsisOutlined, FileExcelOutlined, FileImageOutlined, TableOutlined } from '@ant-design/icons';
import { ACTION_LOCK } from '../button/LockedButton.js';
import { useLock } from '../button/useLock.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { Tool } from './ChartCard.styles.js';
import { chartWords } from './locale.js';

export interface ChartToolsProps {
  title: string;
  /** The table is shown in place of the drawing: there is nothing to make a picture of. */
  asTable: boolean;
  onToggle: () => void;
  /** Answers when it is saved. */
  onPicture: () => Promise<unknown>;
  /** Answers when it is saved. */
  onSheet: () => Promise<unknown>;
}

/** Table, picture, spreadsheet, in this order on every chart; on a narrow screen in one menu. */
export const ChartTools = ({ title, asTable, onToggle, onPicture, onSheet }: ChartToolsProps) => {
  const words = useWords(chartWords);
  const mobile = useMobile();
  const lock = useLock(ACTION_LOCK);
  const tools = [
    {
      key: 'table',
      label: asTable ? words.chart : words.table,
      icon: <TableOutlined />,
      onClick: onToggle,
    },
    ...(asTable
      ? []
      : [
          {
            key: 'picture',
            label: words.savePicture,
            icon: <FileImageOutlined />,
            onClick: () => lock.run(onPicture),
          },
        ]),
    { key: 'sheet', label: words.saveTable, icon: <FileExcelOutlined />, onClick: () => lock.run(onSheet) },
  ];
  if (mobile) {
    return (
      <MenuOnDemand menu={{ items: tools }} placement="bottomRight">
        {(opener) => <Tool label={words.tools(title)} icon={<EllipsisOutlined />} {...opener} />}
      </MenuOnDemand>
    );
  }
  return tools.map(({ key, ...tool }) => (
    <Tool key={key} {...tool} data-on={key === 'table' && asTable ? '' : undefined} />
  ));
};
