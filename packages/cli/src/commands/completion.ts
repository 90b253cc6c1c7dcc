import { helpIn, saysOf } from '../help/help.ts';
import type { FormSays, HelpWords } from '../help/words.ts';
import { COMMON } from '../line/arguments.ts';
import { type Arguments, BadInput, type Command, type Form, type OptionSpec } from '../line/command.ts';
import { COMMANDS } from '../line/commands.ts';

/** methuselah completion: prints a shell completion script generated from the command table. */
export async function run({ words, lang }: Arguments): Promise<number> {
  const [shell = '', another] = words;
  const script = another === undefined && Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (!script) throw new BadInput((w) => w.sayWhichShell(Object.keys(SHELLS).join(', ')));
  process.stdout.write(script(await helpIn(lang)));
  return 0;
}

const SHELLS: Readonly<Record<string, (says: HelpWords) => string>> = { bash, zsh, fish };

type Options = Readonly<Record<string, OptionSpec & { readonly says: string }>>;

/** What can be completed after a command (and its verb). */
interface CompletionPoint {
  readonly command: string;
  readonly verb: string;
  readonly words: readonly string[];
  readonly options: Options;
  /** Also complete file names? */
  readonly files: boolean;
}

const namesOf = ({ name, alias }: Command): string[] => (alias ? [name, alias] : [name]);
const described = (options: Form['options'], says: FormSays['options']): Options =>
  Object.fromEntries(
    Object.entries(options ?? {}).map(([name, option]) => [name, { ...option, says: says?.[name] ?? '' }]),
  );
const wordsAndOptions = (
  form: Form,
  says: FormSays | undefined,
  common: HelpWords['common'],
  extra: Options = {},
) => ({
  words: form.words ?? [],
  options: { ...extra, ...described(form.options, says?.options), ...described(COMMON, common) },
  files: /FILE|FOLDER|DECK/.test(form.takes),
});

const TOP = [...COMMANDS.flatMap(namesOf), 'help', '--help', '--version'];

function completionPoints(help: HelpWords): CompletionPoint[] {
  return [
    { command: 'help', verb: '', words: COMMANDS.map(({ name }) => name), options: {}, files: false },
    ...COMMANDS.flatMap((command) =>
      namesOf(command).flatMap((name) => {
        const verbs = Object.entries(command.verbs ?? {});
        const says = saysOf(command, help);
        const own = wordsAndOptions(command, says, help.common);
        return [
          {
            command: name,
            verb: '',
            ...own,
            words: [...verbs.map(([verb]) => verb), ...own.words],
            files: own.files || command.defaultVerb !== undefined,
          },
          ...verbs.map(([verb, form]) => ({
            command: name,
            verb,
            ...wordsAndOptions(
              form,
              says.verbs?.[verb],
              help.common,
              described(command.options, says.options),
            ),
          })),
        ];
      }),
    ),
  ];
}

const flags = (options: Options): string[] => Object.keys(options).map((name) => `--${name}`);

/** Every option that takes a value, with its allowed values. An option means the same in every command. */
function valueOptions(help: HelpWords): (readonly [string, readonly string[] | undefined])[] {
  const found = new Map<string, readonly string[] | undefined>();
  for (const { options } of completionPoints(help))
    for (const [name, { value, values }] of Object.entries(options))
      if (value !== undefined) found.set(name, values);
  return [...found];
}

function bash(help: HelpWords): string {
  const cases = completionPoints(help).map(
    ({ command, verb, words, options, files }) =>
      `    '${command} ${verb}') known='${[...words, ...flags(options)].join(' ')}'${files ? ' files=yes' : ''} ;;`,
  );
  const verbs = completionPoints(help).flatMap(({ command, verb }) =>
    verb === '' ? [] : [`'${command} ${verb}'`],
  );
  const values = valueOptions(help).map(
    ([name, known]) =>
      `    --${name}) COMPREPLY=($(compgen ${known ? `-W '${known.join(' ')}'` : '-f'} -- "$word")); return ;;`,
  );
  return `# methuselah completion bash
_methuselah() {
  local word="\${COMP_WORDS[COMP_CWORD]}" known='' files='' verb=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${TOP.join(' ')}' -- "$word"))
    return
  fi
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${values.join('\n')}
  esac
  if [ "$COMP_CWORD" -gt 2 ]; then
    case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
      ${verbs.join('|')}) verb="\${COMP_WORDS[2]}" ;;
    esac
  fi
  case "\${COMP_WORDS[1]} $verb" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$known" -- "$word"))
  if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _methuselah methuselah
`;
}

/** Single-quoted for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function zsh(help: HelpWords): string {
  const entry = (name: string, says: string): string =>
    quoted(`${name.replaceAll(':', '\\:')}:${says.replaceAll(':', '\\:')}`);
  const top = COMMANDS.flatMap((command) =>
    namesOf(command).map((name) => entry(name, saysOf(command, help).says)),
  );
  const cases = completionPoints(help).map(({ command, verb, words, options, files }) => {
    const all = [
      ...words.map((word) => quoted(word)),
      ...Object.entries(options).map(([name, { says }]) => entry(`--${name}`, says)),
    ];
    return `    '${command} ${verb}') known=(${all.join(' ')})${files ? ' files=yes' : ''} ;;`;
  });
  return `#compdef methuselah
# methuselah completion zsh
_methuselah() {
  local -a known
  local verb='' files=''
  if (( CURRENT == 2 )); then
    known=(${[...top, quoted('help'), quoted('--help'), quoted('--version')].join(' ')})
    _describe command known
    return
  fi
  case "\${words[CURRENT-1]}" in
${valueOptions(help)
  .map(([name, known]) => `    --${name}) ${known ? `compadd -- ${known.join(' ')}` : '_files'}; return ;;`)
  .join('\n')}
  esac
  if (( CURRENT > 3 )); then
    case "\${words[2]} \${words[3]}" in
${completionPoints(help)
  .filter(({ verb }) => verb !== '')
  .map(({ command, verb }) => `      '${command} ${verb}') verb=${verb} ;;`)
  .join('\n')}
    esac
  fi
  case "\${words[2]} $verb" in
${cases.join('\n')}
  esac
  _describe word known
  if [ -n "$files" ]; then _files; fi
}
if [ "$funcstack[1]" = "_methuselah" ]; then _methuselah "$@"; else compdef _methuselah methuselah; fi
`;
}

function fish(help: HelpWords): string {
  const lines = COMMANDS.flatMap((command) =>
    namesOf(command).map(
      (name) =>
        `complete -c methuselah -n __fish_use_subcommand -f -a ${name} -d ${quoted(saysOf(command, help).says)}`,
    ),
  );
  const seen = (command: string, verb: string): string =>
    quoted(
      `__fish_seen_subcommand_from ${command}${verb === '' ? '' : `; and __fish_seen_subcommand_from ${verb}`}`,
    );
  for (const { command, verb, words, options, files } of completionPoints(help)) {
    const when = seen(command, verb);
    if (!files) lines.push(`complete -c methuselah -n ${when} -f`);
    if (words.length > 0) lines.push(`complete -c methuselah -n ${when} -a ${quoted(words.join(' '))}`);
    for (const [name, { says, value, values }] of Object.entries(options))
      lines.push(
        `complete -c methuselah -n ${when} -l ${name}${value === undefined ? '' : ' -r'}${
          values ? ` -a ${quoted(values.join(' '))}` : ''
        } -d ${quoted(says)}`,
      );
  }
  return `# methuselah completion fish\n${lines.join('\n')}\ncomplete -c methuselah -n __fish_use_subcommand -f -a help\n`;
}
