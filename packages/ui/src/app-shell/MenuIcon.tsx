import { useEffect } from 'react';
import { styled } from 'styled-components';
import { usePart } from '../on-demand/usePart.js';
import { generalIcon, menuIcons } from './menuIcons.js';

const Blank = styled.span`
  display: inline-block;
  width: 1em;
  height: 1em;
`;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/outlined$/, '')
    .replace(/[^a-z]/g, '');

/** The icon of a menu entry. `HomeOutlined`, `home` and `bar-chart` are all understood. Keeps its place until it is there. */
export const MenuIcon = ({ name = '' }: { name?: string }) => {
  const known = plain(name);
  const icon = (Object.hasOwn(menuIcons, known) && menuIcons[known]) || generalIcon;
  const arrived = usePart(icon);
  useEffect(() => icon.prepare(), [icon]);
  return arrived ? <arrived.default aria-hidden /> : <Blank className="anticon" aria-hidden="true" />;
};
