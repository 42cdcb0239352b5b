/** An amount as it is read: "¥1,288.00". */
export const yuan = (amount: number): string => amount.toLocaleString('zh-CN', { style: 'currency', currency: 'CNY' });
