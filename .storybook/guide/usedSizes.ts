const styles = import.meta.glob<string>('../../packages/{ui,console}/src/**/*.{styles.ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const source = Object.entries(styles)
  .filter(([path]) => !/\.(?:stories|test)\.tsx$/.test(path))
  .map(([, text]) => text)
  .join('\n');

export interface Use {
  value: string;
  times: number;
}

/** What the styles of widgets and pages say, and how often. */
const countedIn = (pattern: RegExp): Use[] => {
  const counts = new Map<string, number>();
  for (const [, value = ''] of source.matchAll(pattern)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, times]) => ({ value, times }));
};

const byLength = (one: Use, other: Use): number => Number.parseFloat(one.value) - Number.parseFloat(other.value);

/** Sizes of type with their lines, as `13px/20px`. */
export const typeSizes: readonly Use[] = countedIn(/\bfont:[^;]*?(\d+px\/\d+px)/g).toSorted(byLength);

/** Distances within and between things. */
export const gaps: readonly Use[] = countedIn(/\bgap: (\d+px);/g).toSorted(byLength);

/** Round corners. */
export const radii: readonly Use[] = countedIn(/\bborder-radius: (\d+px);/g).toSorted(byLength);

/** Icons by the names under which they are imported. */
export const iconNames: readonly Use[] = countedIn(
  /\b([A-Z]\w+Outlined)\b(?=[^;]*from '@ant-design\/icons')/g,
).toSorted((one, other) => (one.value < other.value ? -1 : 1));
