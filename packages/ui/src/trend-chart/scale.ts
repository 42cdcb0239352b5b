/** Steps of a scale from 0 to just above the greatest value, at most six, that two digits write in full. */
export const niceTicks = (greatest: number): number[] => {
  if (!(greatest > 0)) return [0, 1];
  const rough = greatest / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power);
  const count = Math.ceil(greatest / step);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
};

/** Which of `count` places are named so that at most `most` names stand evenly: the first and the last always. */
export const namedPlaces = (count: number, most: number): number[] => {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const step = Math.ceil((count - 1) / (most - 1));
  const places: number[] = [];
  for (let at = 0; at < count - 1; at += step) places.push(at);
  if (count - 1 - (places.at(-1) ?? 0) < step / 2) places.pop();
  return [...places, count - 1];
};
