import type { Menu } from '@console/api/contract';
import { Notice } from '@console/ui/states';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useDictionary } from '../../locale/useDictionary.js';
import { lintMenus, type MenuProblem } from './menuLint.js';
import { useMenuWords } from './menuWords.js';

const List = styled.ul`
  margin: 4px 0 0;
  padding-left: 20px;
`;

/** Tells problems apart: two entries of one name and path have the same words. */
const keyOf = (problem: MenuProblem): string =>
  `${problem.kind} ${'menu' in problem ? problem.menu.permissionId : problem.path}`;

/** What a check of the menu found. */
export const MenuProblems = ({ menus }: { menus: readonly Menu[] }) => {
  const words = useMenuWords();
  const { menuName } = useDictionary();
  const problems = useMemo(() => lintMenus(menus), [menus]);
  if (problems.length === 0) return <Notice tone="info">{words.clean}</Notice>;

  const inWords = (problem: MenuProblem): string => {
    switch (problem.kind) {
      case 'missing':
        return words.problems.missing(problem.path);
      case 'otherPlatform':
        return `${menuName(problem.menu.name)}：${words.problems.otherPlatform(problem.platform)}`;
      default:
        return `${menuName(problem.menu.name)}（${problem.menu.href}）：${words.problems[problem.kind]}`;
    }
  };
  return (
    <Notice tone="warning">
      {words.checks(problems.length)}
      <List>
        {problems.map((problem) => (
          <li key={keyOf(problem)}>{inWords(problem)}</li>
        ))}
      </List>
    </Notice>
  );
};
