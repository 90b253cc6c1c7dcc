/** `?test` in the address exposes the page's internals to tests. */
export const isTest = new URLSearchParams(location.search).has('test');
