/** A fixed moment, by the clock of whoever looks. */
export const AT = new Date(2026, 10, 21, 10, 42);

export const values = {
  name: '王芷晴',
  seat: '主场 A 区 12 排 8 座',
  ends: '12-31',
};
export const labels = { name: '姓名', seat: '座位', ends: '到期日' };

export const renewal =
  '${name}，你的 25-26 赛季季票（${seat}）${ends} 到期。12-05 前续费享 9 折并保留原座位，点 https://hb.example.cn/x7k2 办理。拒收请回复 R';
