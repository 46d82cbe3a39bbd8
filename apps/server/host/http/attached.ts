/** The header that has a browser keep what comes as a file of that name. */
export function attached(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
}
