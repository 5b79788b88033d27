/** The lines between the dashes of a policy are not YAML: nothing in them is quoted. */
type Policy = Record<string, string>;

export function parsePolicy(file: string): Policy {
  const [, frontMatter = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll('\r\n', '\n')) ?? [];
  const fields = frontMatter.split('\n').map(line => line.split(/: (.*)/, 2));
  return { ...Object.fromEntries(fields), body: body.trim() };
}

export function printPolicy({ body = '', ...fields }: Policy): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${value.replace(/\s+/g, ' ').trim()}`,
  );
  return ['---', ...lines, '---', '', body.trim(), ''].join('\n');
}
