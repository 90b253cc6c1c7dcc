/** Hashes of 53 bits in hexadecimal: for records and comparisons, not for security. */

const mixed = (a: number, b: number): string => {
  const low = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  const high = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(16).padStart(14, '0');
};

export function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0x5f356495);
  }
  return mixed(a, b);
}

/** The hash of lists of integers. */
export function hashNumbers(lists: readonly (readonly number[])[]): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  const add = (n: number): void => {
    a = Math.imul(a ^ n ^ (a >>> 15), 0x9e3779b1);
    b = Math.imul(b ^ n ^ (b >>> 13), 0x5f356495);
  };
  for (const list of lists) {
    add(list.length);
    for (const n of list) add(n);
  }
  return mixed(a, b);
}
