/** "de Bertrand", "d’Alexis". */
export const de = (name: string): string =>
  /^[aeiouàâéèêëîïôœùûæ]/i.test(name) ? `d’${name}` : `de ${name}`;
