import { SearchOutlined } from '@ant-design/icons';
import { useListMenus } from '@console/api/hooks/menus';
import { AsyncView, Skeletons } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Input, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useDictionary } from '../../locale/useDictionary.js';
import { leafIds, matching, type MenuNode, toNodes } from './menuTree.js';
import { useRoleWords } from './roleWords.js';

const Entry = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
`;

const Path = styled.small`
  color: ${tokens.text3};
  font-size: 12px;
  overflow-wrap: anywhere;
`;

const Pages = styled(Tree<MenuNode>)`
  margin-top: 8px;
  background: transparent;
`;

export interface MenuPickerProps {
  /** Ids of the pages chosen: never of a folder. */
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  /** Nothing can be chosen, whatever it is. Default false. */
  disabled?: boolean;
}

const keysOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...keysOf(children)]);

/** The whole menu with a box before each entry; a folder's box is half checked while only some of its pages are. */
export const MenuPicker = ({ value = [], onChange, disabled = false }: MenuPickerProps) => {
  const words = useRoleWords();
  const { menuName } = useDictionary();
  const menus = useListMenus({});
  const [search, setSearch] = useState('');
  // A folder's box counts only those below it that can be checked: where nothing can, all of them count.
  const nodes = useMemo(() => toNodes(menus.data ?? [], menuName, !disabled), [menus.data, menuName, disabled]);
  const shown = matching(nodes, search);
  const leaves = useMemo(() => new Set(leafIds(menus.data ?? [])), [menus.data]);
  const visible = useMemo(() => new Set(keysOf(shown)), [shown]);

  // A search hides entries: what is checked out of sight stays checked.
  const onCheck = (checked: readonly string[]) => {
    const hidden = value.filter((id) => !visible.has(id));
    onChange?.([...hidden, ...checked.filter((id) => leaves.has(id))]);
  };

  const titleOf = ({ title, href, disableCheckbox, children }: MenuNode) => (
    <Entry>
      {title}
      {children.length === 0 && <Path>{href}</Path>}
      {disableCheckbox && !disabled && <Path>{words.pageBeyond}</Path>}
    </Entry>
  );

  return (
    <AsyncView value={menus.state} what={words.menus} skeleton={<Skeletons shape="rows" count={8} />}>
      {() => (
        <>
          <Input
            allowClear
            disabled={false}
            prefix={<SearchOutlined />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={words.searchMenus}
            aria-label={words.searchMenus}
          />
          <Pages
            key={search === '' ? 'all' : 'found'}
            aria-label={words.menus}
            checkable
            disabled={disabled}
            selectable={false}
            defaultExpandAll
            treeData={shown}
            titleRender={titleOf}
            checkedKeys={value.filter((id) => visible.has(id))}
            onCheck={(checked) => onCheck((Array.isArray(checked) ? checked : checked.checked).map(String))}
          />
        </>
      )}
    </AsyncView>
  );
};
