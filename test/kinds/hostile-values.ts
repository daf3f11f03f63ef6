/*
 * Values that have broken other programs: in every place where an author may write, each must be printed as written or refused. Invisible
 * characters are written as escapes.
 */

/** Sixty values. Numbers are written without quotes. */
export const hostileValues: readonly (string | number | boolean)[] = [
  // Line breaks.
  "1\n200",
  "one\r\ntwo",
  "one\rtwo",
  "one\u000Btwo",
  "one\u000Ctwo",
  "one\u0085two",
  "one\u2028two",
  "one\u2029two",
  "\n\none\n\n\n\ntwo\n",
  // Characters that no page shows, and characters that hide.
  "one\u0000two",
  "\u001B[2Jone\u0007",
  "one\uD83Etwo",
  "\uDE00one",
  "one\uFFFEtwo",
  "\uFDD0one\u{1FFFF}",
  "&#xFFFE;one&#xD800;",
  "\u200Fאחד \u202Eowt eno\u202C two\u200E",
  "one\u2066two\u061C",
  "one\u200B\u200C\u200D\u2060\uFEFF\u00AD",
  "\u00A0\u3000one\u2003",
  `e${"\u0301\u0327\u0300".repeat(300)}`,
  "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇺🇸 1️⃣",
  "İıſKﬁ ẞ ǅ",
  // Long texts.
  "one ".repeat(5000),
  "o".repeat(5000),
  "9".repeat(400),
  "<".repeat(500),
  // Markup.
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "</title></textarea></style>one",
  "<!--<script>one-->",
  "]]><![CDATA[one]]>",
  '" onload="alert(1)" x="',
  "' onload='alert(1)",
  "&lt;b&gt;one&amp;nbsp;&copy &notit; &#60;",
  "*one* **two** [three](javascript:alert(1)) `four`",
  "<a href=javascript:alert(1)>one</a>",
  // Templates and patterns.
  "{{constructor.constructor('one')()}}",
  "{phone}{name}{practice}{title}{}",
  "${1+1} <%= 1 %> #{1} %s %n",
  "$& $1 $` $' $<one> \\1",
  "^(one+)+$ [",
  // Names of properties.
  "__proto__",
  "constructor",
  "hasOwnProperty",
  // Signs of other formats.
  "“one” ‘two’ «three» \"four\" 'five' `six`",
  "%00%zz%E0%A4%A% 100%",
  "C:\\one\\two\\",
  "../../etc/passwd",
  "//one.example/../two?three=4&five#six",
  "mailto:one@two.example?subject=\r\nBcc:three@four.example",
  "# one: {two, [three]} & *four | >",
  // Numbers and dates.
  "1e999",
  Infinity,
  NaN,
  -0,
  "0x10",
  "0000-00-00",
  "9999-99-99",
  "2026-02-30",
];

/** This text takes a build longer than all other values, so few builds have it. */
export const longestText = "one ".repeat(25_000);
