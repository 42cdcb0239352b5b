/** The beginning of a PNG, which is what the server looks at. */
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

const rules = '# 进攻时间\n\n球队须在二十四秒内投篮。\n\n# 暂停\n\n每次暂停一分钟，上半时可暂停两次。';

export const markdown = (name = '规则.md', text = rules): File => new File([text], name);
