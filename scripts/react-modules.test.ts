import { describe, expect, it } from 'vitest';
import { asModule, reactModules, withNames } from './react-modules.ts';

describe('a file of React as a module', () => {
  const module = asModule(
    [
      '"use strict";',
      'var React = require("react"),',
      '  ReactDOM = require("react-dom");',
      'exports.now = void 0;',
      'if (React.use) exports.now = function () {};',
      'exports.version =',
      '  "19";',
      'var start = exports.now();',
    ].join('\n'),
    'scheduler',
  );

  it('imports what it asks for', () => {
    expect(module).toContain('import * as React from "react";import * as ReactDOM from "react-dom";');
  });

  it('declares each thing that it hands out once, and hands it out by its name', () => {
    expect(module).toContain('var handed_now = void 0;\nif (React.use) handed_now = function () {};');
    expect(module).toContain('var start = handed_now();');
    expect(module).toMatch(/export { handed_now as now, handed_version as version };\n$/);
  });

  it('has what only developers’ React hands out, as nothing', () => {
    expect(module).toContain('export var log;');
  });

  it('ends the build where a file hands out in another way', () => {
    for (const source of [
      'var a = 1;',
      'module.exports = a;',
      'if (a) exports.b = 1;',
      'exports.a = require("b").c;',
    ])
      expect(() => asModule(source, 'react')).toThrow('react hands out what it can in another way');
  });
});

describe('a package that asks for React as one object', () => {
  const handed = () => ['use', 'useId', 'version'];

  it('has one of what it names', () => {
    expect(withNames("import React from 'react';\nReact.useId();", handed)).toBe(
      "import { useId as React_useId } from 'react';  const React = { useId: React_useId };\nReact.useId();",
    );
    expect(withNames('import all, { cache } from "react"\nconst { version } = all;', handed)).toBe(
      "import { version as all_version } from 'react'; import { cache } from 'react'; const all = { version: all_version };\nconst { version } = all;",
    );
  });

  it('stays as it is where it asks for names, or for something else', () => {
    for (const source of [
      "import { useId } from 'react';",
      "import * as React from 'react';",
      "import a from 'b';",
    ])
      expect(withNames(source, handed)).toBe(source);
  });
});

it('is for the browser’s build alone', () => {
  expect(reactModules).toMatchObject({ apply: 'build', enforce: 'pre' });
});
