import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../', import.meta.url));

/** Every export of every module in a folder of this package, with the module it stands in. */
export const exportsOf = async (
  folder: 'contract' | 'hooks',
): Promise<{ module: string; name: string; value: unknown }[]> => {
  const files = await readdir(`${source}${folder}`, { recursive: true });
  const modules = files.filter((file) => file.endsWith('.ts') && !/\.(test|test-d|d)\.ts$/.test(file)).toSorted();
  const loaded = await Promise.all(
    modules.map(async (module) => {
      const namespace: Record<string, unknown> = await import(`${source}${folder}/${module}`);
      return Object.entries(namespace).map(([name, value]) => ({ module: `${folder}/${module}`, name, value }));
    }),
  );
  return loaded.flat();
};
