/** The table that a run of the benches ends with. */

/** What the tests of a report of vitest said of themselves, in their order. */
export const ratiosIn = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.ratios ?? []));

const digits = (value) => (Math.abs(value) < 10 ? 1 : 0);
const figure = (value, unit = 'ms') => (Number.isFinite(value) ? `${value.toFixed(digits(value))} ${unit}` : '—');

const rowOf = (suite, { what, unit, ours, peer, aim }) => {
  const ratio = peer === undefined ? undefined : ours / peer.value;
  const known = ratio !== undefined && Number.isFinite(ratio);
  // Without a peer, the aim is of the figure itself.
  const measured = known ? ratio : ours;
  const verdict = aim === undefined ? '' : measured <= aim ? 'met' : 'missed';
  const shown = aim === undefined ? '' : known ? `≤ ${aim.toFixed(2)}` : `≤ ${figure(aim, unit)}`;
  return [
    suite,
    what,
    figure(ours, unit),
    peer === undefined ? '' : `${figure(peer.value, unit)} (${peer.name})`,
    known ? ratio.toFixed(2) : '—',
    `${shown} ${verdict}`.trim(),
  ];
};

// Characters of Chinese take two places.
const width = (text) => [...text].reduce((sum, char) => sum + (/[\u2E80-\uFFE6]/.test(char) ? 2 : 1), 0);

const laidOut = (rows, atTheRight) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => width(row[column]))));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat(widths[column] - width(cell));
        return atTheRight.includes(column) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
};

/** One line for each ratio; a suite that failed says so, also where it reported nothing. */
export const ratioTable = (results) => {
  const rows = results.flatMap(({ suite, failed, ratios }) => [
    ...ratios.map((ratio) => rowOf(suite, ratio)),
    ...(failed ? [[suite, 'FAILED', '', '', '', '']] : []),
  ]);
  const [head, ...lines] = laidOut([['suite', 'what', 'ours', 'peer', 'ratio', 'aim'], ...rows], [2, 4]);
  return [head, '─'.repeat(Math.max(...[head, ...lines].map(width))), ...lines].join('\n');
};
